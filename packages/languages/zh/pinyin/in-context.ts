import type { TypingContext } from '../../rules/typing-rules.ts'
import type { PinyinIndex, PinyinWord } from './pinyin-index.ts'

/** What a word costs less that the lesson or the talk is about: a natural logarithm. Of a character half of it, as many words hold it. */
const costOfTopic = 3
const ofCharacter = 0.5
/** Longest word that is looked for before the letters, in characters. */
const longestBefore = 4
/** Stands for a word that nobody counted, such as a name: behind it nothing is more usual than elsewhere. */
const unknown = ' '

/** The words of an index as they are expected behind what stands before them, and where a text is about them. */
export function inContext(index: PinyinIndex, { before = '', about = '' }: TypingContext): PinyinIndex {
  const start = wordBefore(index, before)
  const saved = new Map<string, number>()
  const savingOf = ({ text }: PinyinWord): number => {
    const known = saved.get(text)
    if (known !== undefined) return known
    const saving = about.includes(text) ? costOfTopic * (text.length > 1 ? 1 : ofCharacter) : 0
    saved.set(text, saving)
    return saving
  }
  return {
    ...index,
    costAfter: (last, word) => index.costAfter(last ?? start, word) - savingOf(word),
  }
}

/** The longest word that a text ends with and that was counted; undefined at the beginning of a clause. */
function wordBefore({ isCounted }: PinyinIndex, before: string): string | undefined {
  const text = before.trimEnd()
  if (text === '' || /[\p{P}\n]$/u.test(text)) return undefined
  const [characters = ''] = /\p{Script=Han}*$/u.exec(text) ?? []
  for (let size = Math.min(longestBefore, characters.length); size > 0; size--) {
    const word = characters.slice(-size)
    if (isCounted(word)) return word
  }
  return unknown
}
