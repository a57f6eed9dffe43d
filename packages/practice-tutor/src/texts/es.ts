import type { ActivityTexts, FeedbackTexts, TutorTexts } from './tutor-texts.ts'

const feedback: FeedbackTexts = {
  correct: 'Correcto.',
  understood: 'Te he entendido.',
  noMistakeFound: 'Te he entendido y no he encontrado ningún error de los que sé comprobar.',
  freeOfKnownMistakes: 'No he encontrado ningún error de los que sé comprobar.',
  usualWay: (sentence) => `Una respuesta habitual aquí: ${sentence}`,
  writeAnything: 'Escribe cualquier cosa; basta una palabra.',
  trySentence: 'Prueba con una de las frases de abajo.',
  tooLong: (characters) =>
    `Aquí solo se leen los primeros ${characters} caracteres. Las frases cortas se comentan mejor.`,
  answerIn: ({ name, typing }) =>
    typing === 'pinyin'
      ? `Responde en ${name}: escribe en pinyin y elige los caracteres, o elige una frase de abajo.`
      : `Responde en ${name} o elige una frase de abajo.`,
  writeIn: ({ name, typing }) =>
    `Inténtalo en ${name}${typing === 'pinyin' ? ', también con pinyin' : ''}; bastan unas palabras.`,
  stillOpen: (model) => `La pregunta sigue ahí. Podrías decir: ${model}`,
  louder: 'El volumen se ajusta en tu dispositivo; la voz y su velocidad, en los ajustes.',
  taskGoesOn: (model) => `Aquí sigue la tarea de la lección. Podrías decir: ${model}`,
  movedOn: 'Hemos seguido adelante. Puedes volver a empezar la escena cuando quieras.',
  inSimplerWords: 'Pulsa una palabra para ver qué significa o elige una frase de abajo.',
  courteous: 'Bien dicho. La pregunta sigue ahí: respóndela o elige una de las frases de abajo.',
  clickWord: (word) => `Pulsa «${word}» para ver qué significa o búscala en el diccionario.`,
  lookUpMeaning: (words) => `El diccionario también busca por significado: prueba con «${words}».`,
  freeSentence: 'En las frases libres, el tutor integrado solo comprueba los errores frecuentes.',
}

const activities: ActivityTexts = {
  titles: { cloze: 'Rellena los huecos', order: 'Ordena la frase', choice: 'Elige' },
  fillSaid: '¿Qué palabra se dijo aquí?',
  fillMistake: (wrong) => `Escribiste «${wrong}». ¿Qué es lo correcto aquí?`,
  dropWord: 'Aquí escribiste una palabra de más. Elígela.',
  mendTitle: 'Corrige tu frase',
  putInOrder: 'Ordena las palabras tal como se dijeron.',
  putRight: 'Esta vez bien: ordena tu propia frase.',
  chooseSaid: '¿Qué palabra se dijo aquí?',
  chooseRight: '¿Cuál es la correcta?',
  chooseMeaning: '¿Qué significa esta palabra?',
}

export const es: TutorTexts = {
  feedback,
  activities,
  impolite:
    /(?<!\p{L})(?:(?:hijo|hija) de puta|hijoputa|puta|mierda|joder|gilipollas|cabr[oó]n|imb[eé]cil|capull[oa]|pendej[oa]|me cago en|^(?:tont[oa]|est[uú]pid[oa]|payas[oa]|in[uú]til)[\s!.]*$|no sirves para nada|(?:eres|qu[eé]) (?:un |una |muy |tan |m[aá]s )?(?:pat[eé]tic[oa]|payas[oa]|asqueros[oa]|in[uú]til|tont[oa]|est[uú]pid[oa]|pesad[oa])(?= eres|[,.!]|$)|eres (?:lo peor|un asco|una basura|una birria)|te odio|(?:tutor|profesor|profesora|robot|m[aá]quina|app|aplicaci[oó]n) (?:est[uú]pid[oa]|tont[oa]|in[uú]til|de mierda)|l[aá]rgate|que te (?:den|jodan|follen)|vete a la (?:porra|mierda)|a tomar por culo|(?<=^|[,.!¡] ?)c[aá]ll(?:ate|ese|ense)(?= ya| de una vez|[,.!]|$)|cierra el pico|(?:eres|qu[eé]) (?:un |una |muy |tan )?(?:idiota|est[uú]pid[oa]|tont[oa]|in[uú]til|pesad[oa]|burr[oa])(?=[,.!]|$)|eres (?:un |una )?(?:idiota|est[uú]pid[oa]|tont[oa]|in[uú]til)|idiota)(?!\p{L})/iu,
  sentenceJoiner: ' ',
}
