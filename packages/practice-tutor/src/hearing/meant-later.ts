import { languageOf } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { answerMeant } from './answer-meant.ts'
import { bareIn, isForYesOrNo, isOpposite } from './bare-answer.ts'
import { answerTaken, hearAnswer, type Place, type TakenAnswer } from './hear-answer.ts'
import type { Heard } from './heard.ts'
import { kindsIn } from './kinds-in.ts'
import { isQuestion } from './questions.ts'
import { sentencesIn } from './split-text.ts'
import { turnIn } from './turned-answer.ts'

/**
 * What is meant by the end of a message that answers otherwise before: “on Saturday I work, but in the afternoon I'm free” is free, and
 * who has an allergy takes none, whatever they answered.
 * @returns undefined where the end goes on with what was answered
 */
export function meantLater(text: string, heard: Heard, place: Place): TakenAnswer | undefined {
  const first = heard.answer?.match.answer ?? heard.taken?.expected
  const [before, after] = endOf(text, place) ?? []
  if (!first || before === undefined || after === undefined) return undefined
  const expected = answerIn(after, place)
  if (!expected || expected === first) return undefined
  const isPolar = isForYesOrNo(place.node, place.language)
  const isTakenBack =
    (isOf('allergy', after, place) || (isPolar && isOf('taken-back', after, place))) && !hasSlots(heard)
  const isTurned =
    isPolar &&
    isOpposite(expected, first, place) &&
    !isBareStart(before, place) &&
    !isOf('wished', before, place) &&
    !isOf('wished', after, place) &&
    !isOf('condition', after, place)
  return isTakenBack || isTurned ? { text: after, expected } : undefined
}

/** What stands before and behind the word that a message turns at, or before and in its last sentence. */
function endOf(text: string, place: Place): readonly [string, string] | undefined {
  const turn = turnIn(text, place)
  if (turn) return turn
  const sentences = sentencesIn(text)
  const last = sentences.at(-1)
  const { hearing } = tutorRulesOf(place.language)
  if (last === undefined || sentences.length < 2 || isQuestion(last, hearing)) return undefined
  return [sentences.slice(0, -1).join(languageOf(place.language).wordJoiner), last]
}

function answerIn(text: string, place: Place): ExpectedAnswer | undefined {
  const worded = hearAnswer(text, place)
  return worded?.match.answer ?? answerTaken(text, place) ?? answerMeant(text, place)
}

const isOf = (kind: string, text: string, { language, lexicon }: Place): boolean =>
  kindsIn(text, language, lexicon).has(kind)

/** What was chosen by its name stays chosen. */
const hasSlots = ({ answer }: Heard): boolean => Object.keys(answer?.match.slots ?? {}).length > 0

/** “No, but …” has answered. */
const isBareStart = (before: string, { language }: Place): boolean =>
  bareIn(before.split(/[,，.。!！]/u)[0] ?? before, language) !== undefined
