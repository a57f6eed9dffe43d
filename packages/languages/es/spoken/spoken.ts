import { listSpacedWords } from '../../kit/spoken/list-spaced-words.ts'
import type { SpokenRules } from '../../rules/spoken-rules.ts'
import { spanishLiberties } from './liberties.ts'
import { spanishSound } from './sound-of.ts'

const past: Readonly<Record<number, string>> = { 15: 'cuarto', 30: 'media' }

export const spoken: SpokenRules = {
  liberties: spanishLiberties,
  listWords: listSpacedWords,
  soundOf: spanishSound,
  repeatsAreFalseStarts: true,
  signs: [
    [/€/gu, ' euros '],
    [/%/gu, ' por ciento '],
  ],
  hour: '',
  tellTime: (spell, hour, minute) => {
    if (past[minute] !== undefined) return `${spell(hour)} y ${past[minute]}`
    return minute === 45 ? `${spell((hour % 12) + 1)} menos cuarto` : undefined
  },
  piece: /\S+\s*/gu,
}
