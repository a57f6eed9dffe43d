import type { ExpectedAnswer } from '@lingarden/languages/scene'
import type { Word } from '../differences.ts'

/** What an arc says about the wordings through it: whose answer they are, or which value a slot has. */
export type Note = { kind: 'answer'; answer: ExpectedAnswer } | { kind: 'value'; slot: string; value: string }

/** What an arc stands for: a word, any words for an open slot, or nothing at all. */
export type Label = { kind: 'word'; word: Word } | { kind: 'open'; slot: string } | { kind: 'nothing' }

/**
 * Every wording that a node accepts, as the ways from its first state to its last: what wordings have in common is kept
 * and compared once, so thousands of them cost little more than the patterns they come from. Arcs lead to later states
 * only, and a state's arcs stand in the order of the patterns' choices.
 */
export interface Lattice {
  /** By number; the first one is nothing. */
  labels: readonly Label[]
  /** By number; the first one is no note. */
  notes: readonly (Note | undefined)[]
  /** The first arc of each state, and at the end the number of arcs. */
  firstArc: Uint32Array
  /** Of each arc, the number of its label, the number of its note, and the state it leads to. */
  label: Uint32Array
  note: Uint32Array
  target: Uint32Array
  /** The fewest and the most words from each state to the last one. */
  fewest: Uint16Array
  most: Uint16Array
}

/** The number of the label that stands for nothing, and of the note that says nothing. */
export const none = 0
