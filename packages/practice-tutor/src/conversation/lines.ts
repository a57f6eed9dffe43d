import type { ByLanguage } from '../scenario.ts'

/** What the tutor says beside the scenes, in the language of the lesson. */
export const lines = {
  notUnderstood: {
    es: ['Perdona, no te he entendido bien.', '¿Cómo? No lo he entendido.'],
    fr: ["Pardon, je n'ai pas bien compris.", "Excusez-moi, je n'ai pas compris."],
    zh: ['对不起，我没听懂。', '不好意思，我没明白。'],
  },
  offTopic: {
    es: [
      'Qué interesante. Pero volvamos a nuestra escena.',
      'De eso hablamos otro día. Sigamos con la escena.',
    ],
    fr: [
      "C'est intéressant. Mais revenons à notre scène.",
      'On en parlera une autre fois. Continuons la scène.',
    ],
    zh: ['很有意思。不过我们先继续吧。', '这个以后再聊，我们先继续。'],
  },
  impolite: {
    es: ['Hablemos con respeto, por favor.'],
    fr: ['Restons polis, s’il vous plaît.'],
    zh: ['我们文明一点儿吧。'],
  },
  tooLong: {
    es: ['¡Cuánto escribes! Vamos frase a frase.'],
    fr: ['C’est long ! Une phrase à la fois, s’il vous plaît.'],
    zh: ['太长了！我们一句一句地说吧。'],
  },
  empty: { es: ['¿Sigues ahí?'], fr: ['Vous êtes là ?'], zh: ['你还在吗？'] },
  moveOn: {
    es: ['No pasa nada, seguimos.'],
    fr: ['Ce n’est pas grave, on continue.'],
    zh: ['没关系，我们继续。'],
  },
  finished: {
    es: ['¡Muy bien! Hemos terminado esta escena.'],
    fr: ['Bravo ! On a terminé cette scène.'],
    zh: ['太好了！我们说完了。'],
  },
  nextScene: {
    es: ['Ahora, otra situación.'],
    fr: ['Maintenant, une autre situation.'],
    zh: ['现在我们换一个话题。'],
  },
  askAboutWord: {
    es: ['¿Puedes decir una frase con «{word}»?'],
    fr: ['Tu peux faire une phrase avec « {word} » ?'],
    zh: ['你能用“{word}”说一个句子吗？'],
  },
  thanksForSentence: {
    es: ['Gracias por tu frase.'],
    fr: ['Merci pour cette phrase.'],
    zh: ['谢谢你的句子。'],
  },
  wellUsed: {
    es: ['¡Bien usado!'],
    fr: ['Bien employé !'],
    zh: ['用得很好！'],
  },
} satisfies Record<string, ByLanguage<string[]>>

/** One of several equally good lines, chosen by the seed of the turn. */
export function pick(choices: readonly string[], seed: number): string {
  return choices[seed % choices.length] ?? ''
}

const impolite =
  /(?<!\p{L})(puta|mierda|joder|gilipollas|cabr[oó]n|putain|merde|connard|salope|fuck|shit)(?!\p{L})|他妈|傻[逼屄]|操你/iu

export function isImpolite(text: string): boolean {
  return impolite.test(text)
}
