/** A part of a learner's sentence as it stands there, as it should be, and why, in a language that the learner reads. */
export interface Correction {
  original: string
  corrected: string
  explanation: string
}
