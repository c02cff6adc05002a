# Ce qu’on décide ensemble : faire une pause, et terminer la partie.

vote-pause = ⏸️ **{ $name }** propose une pause. Il faut l’accord de toutes les personnes présentes.
vote-end = 🛑 **{ $name }** propose de terminer la partie. Elle ne compterait pour personne.
vote-agreed = D’accord : { $names } ({ $count } voix sur { $needed } nécessaires)
vote-agree = D’accord
vote-withdraw = Retirer
# À la place du vote, jusqu’à ce que son message disparaisse.
vote-over = Ce vote est clos ; la table montre le résultat.

# À qui l’a proposé.
vote-proposed = C’est proposé. Les autres peuvent donner leur accord sur le message ci-dessous.
pause-done = La partie est en pause. **Reprendre** sur le message de la table, ou n’importe quel coup, met fin à la pause.

# Sur le message de la table.
pause-agreed = { $count ->
    [0] ⏸️ **{ $name }** a mis la partie en pause.
   *[other] ⏸️ En pause : **{ $name }** l’a proposé, avec l’accord de : { $others }.
} **Reprendre** ou n’importe quel coup y met fin.
pause-go-on = Reprendre
pause-hand = ⏸️ En pause : un coup met fin à la pause.

# Sur le message de chacun.
pause-for-all = Pause pour tous
end-propose-ask = Seul l’hôte peut terminer la partie sans vote. Si tu le proposes, il faut { $needed } voix parmi les { $there } personnes présentes, la tienne comprise. Une partie inachevée ne compte pour personne.
end-propose-yes = Proposer de terminer
