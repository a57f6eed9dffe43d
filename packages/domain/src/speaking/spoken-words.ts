import { answerWords } from '../exercises/normalize-answer.ts'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { soundOf } from './word-sounds.ts'

/** A word of a sentence as it is heard; of Mandarin a character. */
export interface SpokenWord {
  plain: string
  sound: string
  /** Readings of a Mandarin character, with their tones; empty where they are not known. */
  readings: readonly string[]
  /** Written with a capital inside its sentence: it can be spelled in many ways. */
  isName: boolean
}

/** How Mandarin characters are read; none where that is not known. */
export type ReadingsOf = (character: string) => readonly string[]

/** Mandarin words that nobody hears a difference between, whether their readings are known or not. */
const sameHan: readonly (readonly [RegExp, string])[] = [
  [/[她它]/gu, '他'],
  [/[地得]/gu, '的'],
  [/(今天|明天|昨天|现在|晚上|早上|下午|上午)(我们|你们|他们|我|你|他)/gu, '$2$1'],
]

/** The words of a sentence that has no digits, as they are heard. */
export function listSpokenWords(text: string, language: LanguageTag, readingsOf: ReadingsOf): SpokenWord[] {
  const words = language === 'zh' ? listCharacters(text) : listLatin(text, language)
  const spoken = words.map(({ plain, isName }): SpokenWord => ({
    plain,
    isName,
    sound: soundOf(plain, language),
    readings: language === 'zh' ? readingsOf(plain).map((reading) => reading.toLowerCase()) : [],
  }))
  // Somebody who begins a word twice has said it once.
  return spoken.filter(({ sound }, place) => language === 'zh' || sound !== spoken[place - 1]?.sound)
}

function listCharacters(text: string) {
  const [plain = ''] = answerWords(text, 'zh')
  const alike = sameHan.reduce((whole, [from, to]) => whole.replace(from, to), plain)
  return (alike.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? []).map((one) => ({
    plain: one,
    isName: false,
  }))
}

function listLatin(text: string, language: LanguageTag) {
  return text.split(/(?<=[.!?¡¿…])\s*/u).flatMap((sentence) =>
    (sentence.match(/[^\s'’-]+/gu) ?? []).flatMap((written, place) =>
      answerWords(written, language).map((plain) => ({
        plain,
        isName: place > 0 && /^\p{P}*\p{Lu}/u.test(written),
      })),
    ),
  )
}
