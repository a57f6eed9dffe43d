/** The voices that a learner may choose for the tutor; each language has a name for each of them (specification, section 3). */
export const voices = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
] as const
export type Voice = (typeof voices)[number]

export const defaultVoice: Voice = 'alloy'
export const defaultSpeechVoice: Voice = 'coral'
