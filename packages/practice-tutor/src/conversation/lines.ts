import type { ByLanguage } from '../scenario.ts'

/** What the tutor says beside the scenes, in the language of the lesson. */
export const lines = {
  notUnderstood: {
    es: ['Perdona, no te he entendido bien.', '¿Cómo? No te he entendido.'],
    fr: ["Pardon, je n'ai pas bien compris.", "Pardon, je n'ai pas compris."],
    zh: ['对不起，我没听懂。', '不好意思，我没明白。'],
  },
  greeting: { es: ['¡Hola!'], fr: ['Bonjour !'], zh: ['你好！'] },
  wellbeing: {
    es: ['Muy bien, gracias.'],
    fr: ['Très bien, merci.'],
    zh: ['我很好，谢谢。'],
  },
  thanks: {
    es: ['¡De nada!', '¡No hay de qué!'],
    fr: ['De rien !', 'Avec plaisir !'],
    zh: ['不客气！', '不用谢！'],
  },
  // Who stays after a goodbye finds the question again.
  goodbye: {
    es: ['¡Hasta luego! Y si te quedas un rato más:'],
    fr: ['Au revoir, à bientôt ! Et pour continuer un peu :'],
    zh: ['再见！还想聊的话：'],
  },
  simpler: {
    es: ['No pasa nada, te lo digo más fácil.'],
    fr: ['Pas de souci, je le dis plus simplement.'],
    zh: ['没关系，我说得简单一点儿。'],
  },
  goodQuestion: { es: ['Buena pregunta.'], fr: ['Bonne question.'], zh: ['问得好。'] },
  offTopic: {
    es: ['¡Qué interesante! Pero ahora seguimos con la escena.', 'De eso hablamos otro día. Ahora seguimos.'],
    fr: [
      "C'est intéressant. Mais revenons à notre scène.",
      'On en parlera une autre fois. Continuons la scène.',
    ],
    zh: ['很有意思。不过我们先继续吧。', '这个以后再聊，我们先继续。'],
  },
  impolite: {
    es: ['Vamos a hablar con respeto, por favor.'],
    fr: ['Restons polis.'],
    zh: ['我们说话客气一点儿吧。'],
  },
  tooLong: {
    es: ['¡Cuánto escribes! Vamos frase a frase.'],
    fr: ['C’est long ! Une phrase à la fois.'],
    zh: ['太长了！我们一句一句地说吧。'],
  },
  empty: { es: ['¿Sigues ahí?'], fr: ['On continue ?'], zh: ['你还在吗？'] },
  moveOn: {
    es: ['No pasa nada, seguimos.'],
    fr: ['Ce n’est pas grave, on continue.'],
    zh: ['没关系，我们继续。'],
  },
  forExample: {
    es: ['Por ejemplo: «{model}»'],
    fr: ['Par exemple : « {model} »'],
    zh: ['比如：“{model}”'],
  },
  taskDone: {
    es: ['¡Muy bien! Has hecho la tarea de esta lección.'],
    fr: ['Bravo ! La mission de cette leçon est réussie.'],
    zh: ['太好了！这一课的任务完成了。'],
  },
  taskOver: {
    es: ['Hasta aquí la tarea de esta lección.'],
    fr: ['Voilà pour la mission de cette leçon.'],
    zh: ['这一课的任务就到这里。'],
  },
  finished: {
    es: ['¡Muy bien! Hemos terminado esta escena.'],
    fr: ['Bravo ! On a terminé cette scène.'],
    zh: ['太好了！这一段聊完了。'],
  },
  nextScene: {
    es: ['Ahora, otra situación.'],
    fr: ['Maintenant, une autre situation.'],
    zh: ['现在我们换一个话题。'],
  },
  askAboutWord: {
    es: ['¿Puedes decir una frase con «{word}»?'],
    fr: ['Et maintenant, une phrase avec « {word} » !'],
    zh: ['你能用“{word}”说一句话吗？'],
  },
  // For learners who can say more than one sentence.
  talkAboutWord: {
    es: [
      '¿Qué significa «{word}»? Explícamelo con tus palabras.',
      'Cuéntame algo de tu vida con «{word}».',
      'Hazme una pregunta con «{word}».',
    ],
    fr: [
      'Que veut dire « {word} » ? Explique-moi avec tes mots à toi.',
      'Raconte-moi quelque chose de ta vie avec « {word} ».',
      'Pose-moi une question avec « {word} ».',
    ],
    zh: [
      '“{word}”是什么意思？请用自己的话说一说。',
      '请用“{word}”讲一件你自己的事。',
      '请用“{word}”问我一个问题。',
    ],
  },
  thanksForSentence: {
    es: ['¡Gracias!'],
    fr: ['Merci !'],
    zh: ['谢谢！'],
  },
  understood: { es: ['Muy bien.'], fr: ["D'accord."], zh: ['好的。'] },
  wellUsed: {
    es: ['¡Bien usado!'],
    fr: ['Bien utilisé !'],
    zh: ['用得很好！'],
  },
} satisfies Record<string, ByLanguage<string[]>>

/** One of several equally good lines, chosen by the seed of the turn. */
export function pick(choices: readonly string[], seed: number): string {
  return choices[seed % choices.length] ?? ''
}

const impolite =
  /(?<!\p{L})(puta|mierda|joder|gilipollas|cabr[oó]n|putain|merde|connard|salope|fuck|shit)(?!\p{L})|他妈的|傻[逼屄]|操你/iu

export function isImpolite(text: string): boolean {
  return impolite.test(text)
}
