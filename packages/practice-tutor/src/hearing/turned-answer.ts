import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { ExpectedAnswer, SceneNode } from '@lingarden/languages/scene'
import { answerAgreed, bareIn, isForYesOrNo, lastQuestion } from './bare-answer.ts'
import { answerMeant } from './answer-meant.ts'
import { answerTaken, type Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'
import { plainMove, sourceOfMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'
import { hasQuestionMark } from './question-mark.ts'

/**
 * What is answered by what turns round within itself: “I would like to, but …” refuses whatever follows, “yes, but …” agrees
 * unless what follows refuses, and who has been there already does not go.
 * @returns undefined where a text does not turn, or where the question is for no yes or no
 */
export function turnedAnswer(text: string, place: Place): ExpectedAnswer | undefined {
  const { node, language } = place
  if (!isForYesOrNo(node, language) || hasQuestionMark(text)) return undefined
  const [before, after] = turnIn(text, place) ?? []
  if (before === undefined || after === undefined)
    return isOffer(node, place) && isOf('done-already', text, place)
      ? answerAgreed('refusal', node, language)
      : undefined
  if (bareIn(plainMove(after), language) === 'agreement') return answerAgreed('agreement', node, language)
  if (isOf('condition', after, place)) return undefined
  if (isAgreement(before, place)) return agreedIn(text, after, place)
  const isTakenBack = isOf('taken-back', after, place) && !isOf('refusal', before, place)
  const isRefused = isTakenBack || isOf('wished', before, place)
  return isRefused ? answerAgreed('refusal', node, language) : undefined
}

/** Whether a text turns round within itself, so that no part of it alone says what it means. */
export const isTurned = (text: string, place: Place): boolean =>
  turnedAnswer(text, place) !== undefined || withoutWish(text, place) !== undefined

/** What agrees says it in more particular words where the question has an answer for them. */
function agreedIn(text: string, after: string, place: Place): ExpectedAnswer | undefined {
  const { node, language } = place
  const refusal = answerAgreed('refusal', node, language)
  if (isOf('unable', after, place)) return refusal
  const meant = answerTaken(text, place) ?? answerMeant(text, place)
  return meant === undefined || meant === refusal ? answerAgreed('agreement', node, language) : undefined
}

/**
 * What is left of a text that takes back what it wished for (“I would like a coffee, but I must not drink coffee”) where something
 * is offered: nothing of the wish was meant.
 * @returns undefined where nothing is taken back
 */
export function withoutWish(text: string, place: Place): string | undefined {
  const [before, after] = turnIn(text, place) ?? []
  if (before === undefined || after === undefined || !isOffer(place.node, place)) return undefined
  if (!isOf('wished', before, place) || !isOf('taken-back', after, place)) return undefined
  return after.replace(/^[^,;，；、]*[,;，；、]?/u, '').trim()
}

const isOf = (kind: string, text: string, { language, lexicon }: Place): boolean =>
  kindsIn(text, language, lexicon).has(kind)

/** “Yes”, “all right” or “sure”, also where more of it is said (“yes, I would love to”). */
const isAgreement = (before: string, { language }: Place): boolean =>
  bareIn(before.split(/[,，]/u)[0] ?? before, language) === 'agreement'

const isOffer = ({ ask }: SceneNode, { language }: Place): boolean =>
  ask.some((text) =>
    patternIn(tutorRulesOf(language).kinds?.phrases['offering'] ?? nothing).test(
      plainMove(lastQuestion(text)),
    ),
  )

const nothing: readonly string[] = []
const known = new WeakMap<object, RegExp>()

/** What is said before and behind the word that a text turns at (“but”). */
export function turnIn(text: string, { language }: Pick<Place, 'language'>): [string, string] | undefined {
  const { kinds } = tutorRulesOf(language)
  const wordings = kinds?.phrases['turning']
  if (!wordings) return undefined
  const pattern =
    known.get(wordings) ??
    new RegExp(`(?<![\\p{Script=Latin}])(?:${wordings.map(sourceOfMove).join('|')})`, 'iu')
  known.set(wordings, pattern)
  const found = pattern.exec(text)
  if (!found) return undefined
  const parts = [text.slice(0, found.index), text.slice(found.index + found[0].length)] as const
  return parts.every((part) => /\p{L}/u.test(part)) ? [...parts] : undefined
}
