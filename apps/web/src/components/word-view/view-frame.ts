/** Where a word is shown: beside what one does, over it, or by itself. */
export type ViewFrame = 'panel' | 'sheet' | 'page'
