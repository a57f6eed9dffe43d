import type { ShortcutAction, ShortcutPlace } from '@/lib/shortcuts/shortcuts'

type ActionTexts = { [Place in ShortcutPlace]: Record<ShortcutAction<Place>, string> }

/** What keys do, by where they do it. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  or: 'or',
  /** What is printed on keys. */
  keys: {
    ' ': 'Space',
    Enter: 'Enter',
    Shift: 'Shift',
    Escape: 'Esc',
    Backspace: 'Backspace',
    Delete: 'Delete',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page ↑',
    PageDown: 'Page ↓',
  },
  singleKeys: 'Single-key shortcuts',
  singleKeysAbout:
    'Switch this off if letters, digits or symbols trigger things by mistake, for example with speech input. It is kept in this browser.',
  places: {
    anywhere: 'Anywhere',
    tutor: 'Writing to the tutor',
    words: 'Words of a message',
    exercises: 'Exercises',
    stage: 'Lessons and rounds',
    pairs: 'Pairs',
    cards: 'Flashcards',
    bank: 'List of your words',
    tour: 'Tour',
  },
  actions: {
    anywhere: { showShortcuts: 'Show this sheet', giveFeedback: 'Give feedback on the page' },
    tutor: { send: 'Send', breakLine: 'New line' },
    words: {
      previous: 'Previous word',
      next: 'Next word',
      first: 'First word',
      last: 'Last word',
      takeNext: 'Take the next word, too',
      takePrevious: 'Take the word before, too',
      letGo: 'Let go of the words',
    },
    exercises: {
      pick: 'Pick an answer or a piece',
      takeBack: 'Take the last piece back',
      check: 'Check and continue',
    },
    stage: { goOn: 'Continue', hear: 'Listen', leave: 'Leave; your place is kept' },
    pairs: { move: 'Move', press: 'Pick a half' },
    cards: { turn: 'Turn the card', grade: 'Say how well you knew it', undo: 'Undo the last card' },
    bank: {
      move: 'Move by a row, a page, to the ends',
      extend: 'Pick a range',
      pick: 'Pick',
      pickRange: 'Pick all up to here',
      pickAll: 'Pick all',
      leaveAll: 'Pick none',
      open: 'Open',
      remove: 'Remove',
      undo: 'Undo',
    },
    tour: { next: 'Next', back: 'Back', skip: 'Skip the tour' },
  } satisfies ActionTexts,
}
