/** What the words of a correction show of the mistake, beyond their letters. */
export interface MistakeRules {
  /** Articles, their contractions and the possessives that agree like them, in lower case. */
  articles?: ReadonlySet<string>
  /** What a measure word stands behind. */
  beforeMeasureWord?: RegExp
  /** Whether two texts differ in nothing but characters of one sound, so that typing it would not show which is meant. */
  soundsAlike?: (a: string, b: string) => boolean
}
