import { plainWords } from '@lingarden/text/plain-words'
import type { AnswerRules } from '../rules/answer-rules.ts'
import { judgeMandarin, spellAnswer } from './judge-answer.ts'

export const answers: AnswerRules = {
  /** An answer is one word, as nobody types spaces in it. */
  listWords: (text) => {
    const joined = plainWords(text).join('')
    return joined === '' ? [] : [withoutErhua(joined)]
  },
  judgeWriting: (given, answer, dictionary, readings) => {
    const verdict = judgeMandarin(given, answer, dictionary, readings)
    if (!verdict || verdict === 'right') return verdict && { verdict }
    return { verdict, reading: spellAnswer(answer, dictionary, readings) }
  },
}

/** The north says 哪儿, 一点儿 and 玩儿 where others say 哪里, 一点 and 玩; both are right everywhere. */
const withoutErhua = (text: string): string =>
  text.replace(/([哪这那])儿/gu, '$1里').replace(/([点会玩事花味画])儿(?!子)/gu, '$1')
