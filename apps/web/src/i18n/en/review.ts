import { formatCount } from '../format'

const cards = (n: number) => formatCount('en', n, { one: 'card', other: 'cards' })
const words = (n: number) => formatCount('en', n, { one: 'word', other: 'words' })
const more = (n: number) => formatCount('en', n, { one: 'more card', other: 'more cards' })

/** Reviewing: what is due, the games, and what they changed. */
export const review = {
  title: 'Review',
  failed: 'Your reviews could not be loaded.',
  emptyTitle: 'Nothing to review yet',
  empty:
    'The words in your bank come back here just before you would forget them. Lessons and talks fill it.',
  toCourses: 'Open the courses',
  begin: 'Begin the review',
  nothingDue: 'Nothing is due now',
  nothingDueHint: 'The next cards come when you are about to forget them.',
  shareDone: 'Today’s share is done',
  limitReached: {
    newCards: (limit: number, waiting: number) =>
      `You take at most ${formatCount('en', limit, { one: 'new card', other: 'new cards' })} a day. ${more(waiting)} can wait for the coming days, or begin now if you raise the limit.`,
    reviews: (limit: number, waiting: number) =>
      `You take at most ${formatCount('en', limit, { one: 'review', other: 'reviews' })} a day. ${more(waiting)} can wait for the coming days, or come now if you raise the limit.`,
  },
  newCardsPaused: (waiting: number) =>
    `Your limit of new cards is zero. ${formatCount('en', waiting, { one: 'card begins', other: 'cards begin' })} once you raise it.`,
  changeLimit: 'Change the limit',
  playMatching: 'Find pairs',
  reasons: {
    learning: (n: number) => `${cards(n)} to continue with`,
    review: (n: number) => `${cards(n)} about to fade`,
    fresh: (n: number) => `${cards(n)} new today`,
    waiting: (n: number) => `${cards(n)} left for later`,
  },
  why: {
    learning: 'Begun or forgotten lately, they come back soon, until they stay.',
    review: 'Their day has come. Those you are most likely to forget come first.',
    fresh: 'Words in your bank that you have not been asked yet.',
  },
  spread: (days: number) =>
    `They are spread over ${formatCount('en', days, { one: 'day', other: 'days' })}, without new words until then.`,
  spreadAfterBreak: (days: number) =>
    `You have been away, and that is fine. They are spread over ${formatCount('en', days, { one: 'day', other: 'days' })}, without new words until then.`,
  clockBehind:
    'This device’s clock is behind your last review. Nothing is lost, but what is due can only be known once the date and time are right.',
  leeches: 'Hard to remember',
  leechHint:
    'You forget these again and again. A sentence of your own, a note or a talk about them helps more than another review.',
  games: 'Other ways to practise',
  matchingHint: 'Match words with meanings, sounds or readings.',
  mistakes: 'Mistakes',
  mistakesHint: 'Put right what the tutor corrected.',
  newActivity: 'New activity',
  newActivityHint: 'Choose words and kinds of exercises yourself.',
  limits: (fresh: number, reviews: number) =>
    `At most ${formatCount('en', fresh, { one: 'new card', other: 'new cards' })} and ${formatCount('en', reviews, { one: 'review', other: 'reviews' })} a day.`,
  changeLimits: 'Change',
  limitsTitle: 'How much a day',
  limitsHint: 'For each language. Cards that come back within minutes are not counted.',
  limitNames: { newCards: 'New cards a day', reviews: 'Reviews a day' },
  save: 'Save',
  notSaved: 'This could not be saved. Please try again.',
  allSent: 'All reviews are saved',
  sending: (n: number) =>
    `${formatCount('en', n, { one: 'review', other: 'reviews' })} kept here, sent in a moment`,
  sendingChanges: (n: number) =>
    `${formatCount('en', n, { one: 'change', other: 'changes' })} kept here, sent in a moment`,
  waitHere: (n: number) =>
    `${formatCount('en', n, { one: 'review waits', other: 'reviews wait' })} here until you are online`,
  changesWait: (n: number) =>
    `${formatCount('en', n, { one: 'change waits', other: 'changes wait' })} here until you are online`,
  way: 'How the cards ask',
  ways: { read: 'Read', hear: 'Listen', write: 'Write', gap: 'Fill the gap' },
  /** Why a card does not ask in the chosen way. */
  wayNotes: {
    meaning:
      'This card asks what the word means. You write it on the cards that ask for the word; they come once you know the meaning.',
    word: 'This card asks for the word itself, so you do not hear it first.',
    noSentence: 'None of your sentences has this word as it stands, so you write it without one.',
  },
  noMeaning: 'Its meaning is not known. A note from your bank would appear here.',
  tooLate: 'This answer has already been sent and cannot be undone.',
  endHere: 'End here',
  results: 'What changed',
  noResults: 'No result to show',
  noResultsHint: 'After a game, this shows what it changed.',
  toReview: 'Back to the review',
  dueNow: 'Due again now',
  dueIn: (span: string) => `Back in ${span}`,
  becameLeech: 'Forgotten often: try another way',
  pairsOf: 'What to match',
  pairs: { meaning: 'Word and meaning', sound: 'Word and sound', reading: 'Characters and pinyin' },
  tooFewTitle: 'Too few words yet',
  tooFewWords: 'For pairs you need at least two words whose meaning is known.',
  practice: 'Practise words',
  chosen: (n: number) => `You have chosen ${words(n)}.`,
  noMistakes: 'No open mistakes',
  noMistakesHint: 'What the tutor corrects in your messages comes here, until you have outgrown it.',
  toTutor: 'Talk with the tutor',
  mistakePrompts: {
    write: 'Write what is right in place of what is struck out.',
    pick: 'Pick what is right in place of what is struck out.',
    choose: 'Which sentence is right?',
    drop: 'One word is too many. Choose it.',
  },
  mistakesDoneHint:
    'They come back on another day. Right on two days, or used right twice in a talk, a mistake is outgrown.',
  mistakesFailed: 'Your mistakes could not be loaded.',
  comesBack: 'It comes back at the end.',
  leave: 'Leave',
  activities: 'Your activities',
  noActivity: 'There is no such activity.',
  activitiesFailed: 'Your activities could not be loaded.',
  editActivity: (name: string) => `Change “${name}”`,
  deleteActivity: (name: string) => `Delete “${name}”`,
  deleted: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  name: 'Name',
  nameHint: 'Such as: Words for the market',
  nameMissing: 'Give it a name.',
  whichWords: 'Which words',
  selections: {
    due: 'What is due',
    strength: 'By strength',
    tag: 'By tag',
    lesson: 'From a lesson',
    hand: 'Chosen by hand',
  },
  bands: { weak: 'Sprouting', medium: 'Growing', strong: 'In bloom' },
  chooseTag: 'Tag',
  noTags: 'No word in your bank has a tag yet.',
  chooseLesson: 'Lesson',
  chooseWords: 'Words',
  searchWords: 'Search your words',
  kindsOf: 'Kinds of exercises',
  kinds: {
    choice: 'Choose the meaning',
    typing: 'Write the word',
    listening: 'Write what you hear',
    order: 'Put a sentence in order',
    cloze: 'Fill a gap',
  },
  wordMissing: 'Choose the words first: without one there is nothing to play.',
  savedForLater: 'Saved. No word fits now; play it when one does.',
  kindMissing: 'Choose at least one kind.',
  wordsNow: (n: number) => (n === 0 ? 'No word fits now.' : `${words(n)} now, at most 20 in one game.`),
  saveAndPlay: 'Save and play',
  prompts: {
    choice: 'What does it mean?',
    typing: 'Write the word.',
    listening: 'Write the word that you hear.',
    order: 'Put the words in order.',
    cloze: 'Fill the gap.',
  },
  noExercises: 'These words give no exercise of these kinds: there is no meaning or no sentence for them.',
  log: 'Recently',
  logStates: { pending: 'Under way', success: 'Done', error: 'Did not work' },
  logNames: {
    flashcards: (n: number) => `${cards(n)} reviewed`,
    matching: (n: number) => `${words(n)} matched`,
    mistakes: (n: number) => `${formatCount('en', n, { one: 'mistake', other: 'mistakes' })} practised`,
    activity: (name: string) => `“${name}” played`,
    saved: (name: string) => `“${name}” saved`,
  },
}
