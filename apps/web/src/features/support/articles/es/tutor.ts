import type { TopicArticles } from '../../help/article'

export const tutor: TopicArticles<'tutor'> = {
  conversation: {
    title: 'Conversar con el tutor',
    problem: 'Quieres saber cómo funciona una conversación.',
    steps: [
      'Abre {shell.pages.tutor.name}. El tutor te saluda y te hace una pregunta.',
      'Responde con tus propias palabras y envía con Intro. Con Mayús e Intro empiezas otra línea.',
      'En {tutor.goals} ves qué puedes intentar en esta charla. {tutor.endSession} te muestra lo que has hecho.',
      '{tutor.newConversation} abre una conversación nueva.',
    ],
    expect:
      'El tutor te responde a tu nivel. Puedes pulsar cada una de sus palabras, y mientras lees la respuesta se revisa lo que has escrito. Si contesta el tutor integrado, lo dice una línea bajo su nombre; si no, es un modelo de lenguaje.',
    words: 'chat, mensaje, sesión, objetivos, enviar, salto de línea, tutor integrado',
  },
  'stuck-for-words': {
    title: 'No sabes qué decir',
    problem: 'El tutor ha preguntado y no se te ocurre nada.',
    steps: [
      'Mira {tutor.suggestedReplies}, encima del campo. Pulsa una para pasarla al campo y cámbiala como quieras.',
      'Escribe lo que puedas, aunque sea media frase o con alguna palabra de tu idioma en medio.',
      'Di que no lo has entendido: el tutor lo dirá de forma más sencilla.',
    ],
    expect:
      'Equivocarse no cuesta nada. Si quieres encontrar tus propias palabras, puedes quitar las sugerencias en {shell.pages.settings.name}.',
    words: 'sugerencias, ideas, pista, respuesta, bloqueado, no entiendo',
  },
  'look-up-word': {
    title: 'Ver qué significa una palabra',
    problem: 'En la conversación hay una palabra que no conoces.',
    steps: [
      'Pulsa la palabra. Su significado, su pronunciación y sus formas se abren a un lado; en el teléfono, desde abajo.',
      'Pulsa {tutor.addToBank} para guardarla, o el altavoz para oírla.',
      'Con el teclado, llega al mensaje con el tabulador y pasa de palabra en palabra con las flechas.',
    ],
    expect:
      'La palabra que consultas queda plantada en tu vocabulario; las que solo has visto esperan en {bankWords.standings.met}. Si consultas una palabra una y otra vez, sigue débil más tiempo.',
    words: 'significado, definición, pulsar, pinyin, pronunciación, señalar',
  },
  translation: {
    title: 'Traducir un mensaje',
    problem: 'Quieres leer un mensaje entero del tutor en tu idioma.',
    steps: [
      'Pulsa {tutor.translate} debajo del mensaje.',
      'Si es una sola palabra dentro de la frase, abre la palabra y pulsa {tutor.explainWord}.',
      'Si no ves los botones, activa «{settings.switches.show_actions}» en {shell.pages.settings.name}.',
    ],
    expect:
      'Las traducciones y explicaciones las escribe un modelo de lenguaje. Si este servidor no tiene ninguno, un aviso lo dice; pulsar las palabras funciona siempre.',
    words: 'traducción, explicar, inglés, modelo de lenguaje, IA',
  },
  'earlier-conversations': {
    title: 'Buscar, renombrar o eliminar una conversación',
    problem: 'Quieres seguir una charla anterior, o poner orden.',
    steps: [
      'Abre {shell.pages.tutor.name} y mira en {tutor.histories}; en el teléfono, con el icono junto al nombre del tutor.',
      'Pulsa una conversación para seguir con ella.',
      'Los iconos de al lado le cambian el nombre o la eliminan.',
    ],
    expect:
      'Una conversación se guarda en cuanto dices algo en ella. Si la eliminas, es para siempre, pero tus palabras siguen en tu vocabulario.',
    words: 'historial, chats anteriores, continuar, borrar, pasado',
  },
  'tutor-silent': {
    title: 'El tutor no responde',
    problem: 'La respuesta no llega, o se corta.',
    steps: [
      'Pulsa {tutor.retry} debajo del mensaje. Lo que ya había llegado se conserva.',
      'Mira la parte de arriba de la página: sin conexión, sigue contigo el tutor integrado de tu navegador.',
      'Si dice «{tutor.outOfTokensTitle}», se han gastado los tokens de este mes: lee el artículo sobre los tokens.',
    ],
    expect:
      'No se pierde nada de lo que has escrito, y lo que no llegó no cuesta nada. Si pasa una y otra vez, escribe a quien administra este servidor.',
    words: 'error, error de la IA, fallo, sin respuesta, cargando, tarda, sin tokens',
  },
}
