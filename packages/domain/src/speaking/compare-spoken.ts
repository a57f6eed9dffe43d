import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { answerWords } from '../exercises/normalize-answer.ts'
import { commonLengths, lengthAt } from '@lingarden/text/sentence-diff'

/** A word of the sentence, or one that was heard beside it. */
export interface ComparedWord {
  /** `heard`: as in the sentence; `missing`: not heard; `added`: heard, and not in the sentence. */
  kind: 'heard' | 'missing' | 'added'
  /** As written in the sentence, with the punctuation that follows; an added word as it was heard. */
  text: string
}

/**
 * The sentence that was to be said beside what was heard, word by word (for Mandarin, character by character). Case and
 * punctuation make no difference, as nobody says them.
 */
export function compareSpoken(target: string, heard: string, language: LanguageTag): ComparedWord[] {
  const wanted = splitWords(target, language)
  const said = splitWords(heard, language)
  const common = commonLengths(
    wanted.map(({ plain }) => plain),
    said.map(({ plain }) => plain),
  )
  const compared: ComparedWord[] = []
  let [i, j] = [0, 0]
  while (i < wanted.length || j < said.length) {
    const [want, say] = [wanted[i], said[j]]
    if (want && say && want.plain === say.plain) {
      compared.push({ kind: 'heard', text: want.text })
      i++
      j++
    } else if (want && (!say || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      compared.push({ kind: 'missing', text: want.text })
      i++
    } else if (say) {
      compared.push({ kind: 'added', text: say.text })
      j++
    }
  }
  return compared
}

interface Word {
  text: string
  plain: string
}

function splitWords(text: string, language: LanguageTag): Word[] {
  const words = (text.match(wordRulesOf(language).spoken.piece) ?? []).map((piece) => ({
    text: piece,
    plain: answerWords(piece, language).join(''),
  }))
  return words.filter(({ plain }) => plain !== '')
}
