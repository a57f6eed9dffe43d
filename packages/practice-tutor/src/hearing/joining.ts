import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { answerAgreed, isForYesOrNo } from './bare-answer.ts'
import { answerTaken, type Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'

/** Whom, or what, somebody comes with. */
const company = ['family', 'person', 'social', 'animal']

/**
 * Whether it asks if somebody may come along (“may I come with my brother?”), where that is no answer of its own: it wants to hear
 * that they may, and refuses nothing.
 */
export function asksToJoin(part: string, place: Place): boolean {
  const said = kindsIn(part, place.language, place.lexicon)
  return (
    said.has('joining') &&
    company.some((kind) => said.about.has(kind)) &&
    answerTaken(part, place) === undefined
  )
}

/** What who asks that agrees to, where they are asked whether they come. */
export const agreedByJoining = ({ node, language }: Place): ExpectedAnswer | undefined =>
  isForYesOrNo(node, language) ? answerAgreed('agreement', node, language) : undefined
