import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: 'Aprender con amigos',
    problem: 'Conoces a alguien que también aprende y te gustaría avanzar en compañía.',
    steps: [
      'Abre {shell.pages.friends.name}. En «{friends.code.title}» está el tuyo: dáselo a tu amigo o copia un enlace.',
      'Si te han dado un código, escríbelo y pulsa {friends.add.send}.',
      'Cuando se acepta una solicitud, cada uno ve al otro. En {friends.tabs.leaderboard} se comparan minutos, palabras nuevas, días seguidos y palabras recordadas.',
      'En «{friends.visible.title}» eliges tu planta, dejas de compartir tu práctica o pides que no te saluden.',
    ],
    expect:
      'Nadie puede encontrarte sin tu código, y tus amigos nunca ven lo que dijiste ni lo que aprendiste. Puedes pedir un código nuevo, bloquear a alguien o dejar una amistad cuando quieras.',
    words:
      'código de amigo, invitar, clasificación, ranking, quitar amigo, bloquear, solicitud, saludo, privacidad',
  },
  'send-feedback': {
    title: 'Avisar de un problema o proponer algo',
    problem: 'Algo no funciona, o echas algo en falta.',
    steps: [
      'Pulsa el botón redondo al borde de la página, o Ctrl, Mayús y F; en el móvil, Tu opinión en el menú.',
      'Escribe qué hiciste y qué pasó. Va con una imagen de la página: en «{feedback.annotate}» puedes tapar lo que no le importe a nadie, y «{feedback.removePicture}» la descarta.',
      'En «{shell.pages.feedback.name}» encuentras lo que ya enviaste. Las ideas para nuevas funciones están en «{suggestions.title}»; allí puedes votar las de los demás.',
    ],
    expect:
      'Le llega a quien administra este servidor. No se envía nada hasta que pulsas {feedback.send}. Quien tenga la dirección de una imagen puede verla.',
    words: 'fallo, error, contacto, idea, sugerencia, votar, captura, roto, queja',
  },
}
