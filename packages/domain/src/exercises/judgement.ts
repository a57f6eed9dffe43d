/** How an answer stands to the right one: `accent` and `typo` are accepted and shown, `form` and `wrong` are not. */
export const verdicts = ['right', 'accent', 'typo', 'form', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  given: string
  /** `form`: one word is another form or another word of the lesson than the one that is right. */
  verdict: Verdict
  /** The right answer that comes closest. */
  answer: string
}

/** Whether an answer counts as right. */
export const isAccepted = ({ verdict }: Judgement): boolean => verdict !== 'wrong' && verdict !== 'form'

/** The judgement of what is right to the letter or wrong. */
export const judgeExactly = (given: string, answer: string, isRight = given === answer): Judgement => ({
  given,
  answer,
  verdict: isRight ? 'right' : 'wrong',
})
