import { fillCloze, gapsOf } from '../cloze-text.ts'
import type { ClozeExercise } from '../exercise.ts'
import { judgeAnswer } from '../judge-answer.ts'
import { isWritten, testEach, type KindRules } from './kind-rules.ts'

/** Whether anything is said around the gaps. */
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text.replace(/\{[^{}]+\}/gu, ''))

export const cloze: KindRules<ClozeExercise> = {
  isComplete: (_, given) => isWritten(given),
  // From a bank nobody mistypes: another word of it is another answer.
  judge: ({ text, bank = [], refuse = [], lookAlikes }, given, language, knowledge) =>
    gapsOf(text).map(({ answers }, place) =>
      judgeAnswer(given[place] ?? '', {
        accepted: answers,
        language,
        refused: [...refuse, ...bank.filter((word) => !answers.includes(word))],
        lookAlikes,
        isInSentence: hasWords(text),
        ...knowledge,
      }),
    ),
  solve: ({ text }) => fillCloze(text),
  test: ({ text, bank }, judgements) =>
    testEach(
      bank ? 'recognition' : 'production',
      gapsOf(text).map(({ answers }, place) => judgements[place]?.answer ?? answers[0] ?? ''),
      judgements,
    ),
  readPractised: ({ text }) => fillCloze(text),
}
