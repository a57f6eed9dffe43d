import type { Correction } from '@lingarden/domain/tutor-turn'

/** A learner's sentence, its corrected form, and how the checker did on it. */
export interface Judged {
  learner: string
  corrected: string
  course: string
  corrections: readonly Correction[]
  /** Whether the sentence was changed by its corrector. */
  isWrong: boolean
  /** A correction of a sentence that its corrector left as it was. */
  isFalse: boolean
  edits: number
  exactEdits: number
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []

/** Compares words only, in lower case: the corrector's capitals and commas are no mistakes here. */
export function judge(
  learner: string,
  corrected: string,
  corrections: readonly Correction[],
  course: string,
): Judged {
  const isWrong = wordsOf(learner).join(' ') !== wordsOf(corrected).join(' ')
  const right = ` ${wordsOf(corrected).join(' ')} `
  const exact = corrections.filter(({ corrected: to }) => right.includes(` ${wordsOf(to).join(' ')} `))
  return {
    learner,
    corrected,
    course,
    corrections,
    isWrong,
    isFalse: !isWrong && corrections.length > 0,
    edits: corrections.length,
    exactEdits: isWrong ? exact.length : 0,
  }
}

/** Precision and recall of finding wrong sentences, false alarms on right ones, share of edits found in the correction. */
export function summarize(group: string, judged: readonly Judged[]): Record<string, string | number> {
  const wrong = judged.filter(({ isWrong }) => isWrong)
  const found = wrong.filter(({ edits }) => edits > 0).length
  const falseAlarms = judged.filter(({ isFalse }) => isFalse).length
  const edits = sum(judged.map((sentence) => sentence.edits))
  return {
    group,
    sentences: judged.length,
    wrong: wrong.length,
    precision: ratio(found, found + falseAlarms),
    recall: ratio(found, wrong.length),
    'false alarms': ratio(falseAlarms, judged.length - wrong.length),
    'edits in the correction': ratio(sum(judged.map(({ exactEdits }) => exactEdits)), edits),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const ratio = (part: number, whole: number) => (whole === 0 ? '0' : (part / whole).toFixed(4))
