import { gapSentence } from '@lingarden/domain/exercises/gap-sentence'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { CardKind } from '@lingarden/domain/review/review'
import type { CardAsk } from '@/components/flashcards/card-ask'
import type { ReviewWord } from '../words/review-word'

/** The ways in which a deck may ask. */
export const cardWays = ['read', 'hear', 'write', 'gap'] as const
export type CardWay = (typeof cardWays)[number]

/**
 * How a card asks: what is to be recognised is read or heard, what is to be produced is thought of or written, in a gap
 * of one of the learner's sentences where one has the word as it is.
 */
export function askOf(way: CardWay, kind: CardKind, word: ReviewWord, language: SupportedLanguage): CardAsk {
  if (kind === 'recognition') return way === 'hear' ? { kind: 'hear' } : { kind: 'read' }
  if (way === 'write') return { kind: 'write' }
  if (way !== 'gap') return { kind: 'read' }
  return {
    kind: 'write',
    sentence: word.sentences.map(({ text }) => gapSentence(text, word.term, language.tag)).find(Boolean),
  }
}

/** Why a card cannot ask in the way that was chosen; undefined where it does. */
export function wayNote(
  way: CardWay,
  kind: CardKind,
  ask: CardAsk,
): 'meaning' | 'word' | 'noSentence' | undefined {
  if (kind === 'recognition') return way === 'write' || way === 'gap' ? 'meaning' : undefined
  if (way === 'hear') return 'word'
  return way === 'gap' && !(ask.kind === 'write' && ask.sentence) ? 'noSentence' : undefined
}
