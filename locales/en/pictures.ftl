# What stands on pictures, and what is said of them.

picture-round = Round { $round }
picture-trump = trump
