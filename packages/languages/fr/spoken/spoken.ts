import { listSpacedWords } from '../../kit/spoken/list-spaced-words.ts'
import type { SpokenRules } from '../../rules/spoken-rules.ts'
import { frenchLiberties } from './liberties.ts'
import { frenchSound } from './sound-of.ts'

const past: Readonly<Record<number, string>> = { 15: 'et quart', 30: 'et demie' }

export const spoken: SpokenRules = {
  liberties: frenchLiberties,
  listWords: listSpacedWords,
  soundOf: frenchSound,
  repeatsAreFalseStarts: true,
  signs: [
    [/€/gu, ' euros '],
    [/%/gu, ' pour cent '],
  ],
  hour: 'heures',
  tellTime: (spell, hour, minute) => {
    if (past[minute] !== undefined) return `${spell(hour)} heures ${past[minute]}`
    return minute === 45 ? `${spell(hour + 1)} heures moins le quart` : undefined
  },
  piece: /\S+?(?:[’']|\s+|$)/gu,
}
