import { withoutAccents } from '@lingarden/text/accents'
import { plainWords } from '@lingarden/text/plain-words'
import { replaceInOrder, type Replacement } from '@lingarden/languages/kit/spoken/replace-in-order'
import { wordSet } from '@lingarden/languages/kit/word-set'
import type { SpokenRules } from '@lingarden/languages/rules/spoken-rules'

const sounds: readonly Replacement[] = [
  [/ß/gu, 'ss'],
  [/ph|v/gu, 'f'],
  [/[dt]+h?$/u, 't'],
  [/ie|ih/gu, 'i'],
  [/(?<=[aeou])h/gu, ''],
  [/(\p{L})\1/gu, '$1'],
]

const parts: Readonly<Record<number, (hour: string, next: string) => string>> = {
  15: (hour) => `Viertel nach ${hour}`,
  30: (_, next) => `halb ${next}`,
  45: (_, next) => `Viertel vor ${next}`,
}

export const spoken: SpokenRules = {
  liberties: {
    additions: wordSet('äh ähm hm ach oh also na ja hallo bitte danke vielen dank und entschuldigung'),
    optional: wordSet('ich du wir mal doch denn'),
    little: wordSet('der die das den dem ein eine einen in im an am auf zu zum zur und oder sehr'),
    negations: wordSet('nicht kein keine keinen nie niemand nichts ohne'),
    movable: wordSet('heute morgen gestern jetzt hier dort auch gern immer'),
  },
  // Every noun has a capital, so it tells no name.
  listWords: (text) => plainWords(text).map((plain) => ({ plain, isName: false })),
  soundOf: (word) => replaceInOrder(withoutAccents(word), sounds),
  repeatsAreFalseStarts: true,
  signs: [
    [/€/gu, ' Euro '],
    [/%/gu, ' Prozent '],
  ],
  hour: 'Uhr',
  tellTime: (spell, hour, minute) => parts[minute]?.(spell(hour), spell((hour % 12) + 1)),
  piece: /\S+\s*/gu,
}
