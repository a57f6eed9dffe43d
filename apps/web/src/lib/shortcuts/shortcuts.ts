const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const rowKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'] as const

/**
 * Every key that does something of ours, by the place where it does: the handlers ask here, and the sheet of shortcuts
 * shows it. A key has the name that `KeyboardEvent.key` gives it; `Mod` is Control, or Command on a Mac. What keys mean in
 * every program (Tab, Esc in a dialog, arrows in a menu) is left out.
 */
export const shortcuts = {
  anywhere: { showShortcuts: ['?'], giveFeedback: ['Mod+Shift+f'] },
  tutor: { send: ['Enter'], breakLine: ['Shift+Enter'] },
  words: {
    previous: ['ArrowLeft'],
    next: ['ArrowRight'],
    first: ['Home'],
    last: ['End'],
    takeNext: ['Shift+ArrowRight'],
    takePrevious: ['Shift+ArrowLeft'],
    letGo: ['Escape'],
  },
  exercises: { pick: digits, takeBack: ['Backspace'], check: ['Enter'] },
  stage: { goOn: ['Enter'], hear: [' '], leave: ['Escape'] },
  pairs: { move: arrows, press: ['Enter', ' '] },
  cards: { turn: [' ', 'Enter'], grade: ['1', '2', '3', '4'], undo: ['u'] },
  bank: {
    move: rowKeys,
    extend: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+PageUp', 'Shift+PageDown', 'Shift+Home', 'Shift+End'],
    pick: [' '],
    pickRange: ['Shift+ '],
    pickAll: ['Mod+a'],
    leaveAll: ['Escape'],
    open: ['Enter'],
    remove: ['Delete'],
    undo: ['Mod+z'],
  },
  tour: { next: ['ArrowRight'], back: ['ArrowLeft'], skip: ['Escape'] },
} as const satisfies Record<string, Record<string, readonly string[]>>

export type ShortcutPlace = keyof typeof shortcuts
export type ShortcutAction<Place extends ShortcutPlace> = keyof (typeof shortcuts)[Place]
