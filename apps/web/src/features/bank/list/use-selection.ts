import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo, useState } from 'react'
import { nothingSelected, selectRange, toggleAll, toggleWord } from './selection'

export interface SelectionControls {
  /** The picked words that are listed, in the order of the list. */
  words: ReadonlySet<string>
  extent: 'all' | 'some' | 'none'
  toggle: (word: string) => void
  /** Picks everything from the word picked last to this one. */
  pickTo: (word: string) => void
  toggleAll: () => void
  clear: () => void
}

/** Which of the listed words are picked; a word that is filtered away is not, as nobody sees it. */
export function useSelection(listed: readonly BankWord[]): SelectionControls {
  const [selection, setSelection] = useState(nothingSelected)
  const order = useMemo(() => listed.map(({ term }) => term), [listed])
  const words = useMemo(
    () => new Set(selection.words.size === 0 ? [] : order.filter((term) => selection.words.has(term))),
    [order, selection],
  )
  return {
    words,
    extent: words.size === 0 ? 'none' : words.size === order.length ? 'all' : 'some',
    toggle: (word) => setSelection((before) => toggleWord(before, word)),
    pickTo: (word) => setSelection((before) => selectRange(before, word, order)),
    toggleAll: () => setSelection((before) => toggleAll(before, order)),
    clear: () => setSelection(nothingSelected),
  }
}
