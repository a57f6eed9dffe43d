import { formatCount } from '../format'

/** A mistake that its learner looks for themselves. */
export const ladder = {
  /** The first hint, by the kind of mistake; it stands under the sentence, in which the place is marked. */
  hints: {
    accent: 'Look at the accents in the marked word.',
    spelling: 'Look at how the marked word is spelled.',
    article: 'Look at the small word before the noun.',
    form: 'Look at the ending: does it fit the words around it?',
    measure_word: 'Look at the measure word.',
    word_order: 'The words are right. Look at their order.',
    missing_word: 'A word is missing at the marked place.',
    extra_word: 'There is one word too many here.',
    word_choice: 'Another word or form belongs here. Which one?',
    other: 'Something is not right yet at the marked place.',
  },
  tryAgain: 'Try again',
  showMe: 'Show me',
  alwaysShow: 'Always show the answer at once',
  alwaysShown: 'Right forms are shown at once from now on. You can bring the hints back in the settings.',
  notSaved: 'That could not be saved. Please try again.',
  field: 'Your sentence again, or only the marked part',
  check: 'Check',
  /** After a try that missed; a stronger hint follows. */
  missed: {
    same: 'That is what you wrote before.',
    marks: 'Nearly. Only an accent is missing, or one too many.',
    other: 'Not yet.',
  },
  begins: (letter: string, letters: number) =>
    `It begins with “${letter}” and has ${formatCount('en', letters, { one: 'letter', other: 'letters' })}.`,
  ends: (letter: string) => `It ends in “${letter}”.`,
  found: 'You put it right yourself.',
  /** For screen readers, where the right form is shown now. */
  shown: (right: string) => `This is right: ${right}`,
  /** Where feedback stands beside the talk. */
  waits: 'One place in your sentence waits for a second try.',
}
