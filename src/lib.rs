//! A Discord bot that hosts Wizard, the card game and the dice game.
