import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: 'Aprender con amigos',
    problem: 'Quieres ver cómo les va a tus amigos y que vean cómo te va a ti.',
    steps: [
      'Abre {shell.pages.friends.name}. Allí está tu código de ocho letras y cifras: dáselo a tu amigo.',
      'Escribe el código de tu amigo para enviarle una solicitud; cuando la acepte, cada uno verá al otro.',
      'La clasificación compara minutos, palabras, días seguidos y palabras recordadas, en un idioma o en todos.',
    ],
    expect:
      'Tus amigos ven tu nombre y estas cifras, nunca tus conversaciones ni tus palabras. Puedes renovar tu código o terminar una amistad cuando quieras.',
    words: 'código de amigo, invitar, clasificación, ranking, quitar amigo, solicitud',
  },
  'send-feedback': {
    title: 'Avisar de un problema o proponer algo',
    problem: 'Algo no funciona, o echas algo en falta.',
    steps: [
      'Pulsa el botón de opinión al borde de la página, o Ctrl, Mayús y F.',
      'Escribe qué hiciste y qué pasó. Si quieres, va con una imagen de la página; tapa lo que no le importe a nadie.',
      'En «{shell.pages.feedback.name}» encuentras lo que ya enviaste. Allí se reúnen también las ideas para nuevas funciones, y puedes votar las de los demás.',
    ],
    expect:
      'Le llega a quien administra este servidor. No se envía nada hasta que pulsas el botón de enviar, y puedes quitar la imagen.',
    words: 'fallo, error, contacto, idea, sugerencia, votar, captura, roto, queja',
  },
}
