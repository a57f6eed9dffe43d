import type { FirstLine, FirstTalk } from '@lingarden/languages/first-talk'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { Level } from '../levels.ts'
import { mistakeRows, type MistakeRow } from '../mistakes/mistake-rows.ts'
import type { Correction } from '../tutor-turn.ts'
import { answerTo, type FirstAnswer } from './answers.ts'
import { readOwnSentence } from './mend-own.ts'
import { seedsOf } from './seeds.ts'
import { lineOf, sentenceOf } from './talk-state.ts'

/** What is told of a first talk to the account that takes it over; the database checks it (claim_first_talk). */
export interface FirstTalkClaim {
  /** Chosen when the talk began: the same talk claimed twice is claimed once. */
  id: string
  level: Level
  /** The learner's local day. */
  day: string
  title: string
  words: { term: string; sentence: string; recall_id?: string }[]
  messages: Record<string, unknown>[]
  mistakes: MistakeRow[]
}

interface Claimed {
  id: string
  level: Level
  answers: readonly FirstAnswer[]
  /** The language of the meanings and reasons. */
  reader: HelpLanguage
  languageCode: string
  title: string
  /** ISO 8601. */
  at: string
  day: string
  newId: () => string
}

/** A first talk as an account takes it over. */
export function claimOf(talk: FirstTalk, claimed: Claimed): FirstTalkClaim {
  const { id, level, day, title, answers, newId } = claimed
  return {
    id,
    level,
    day,
    title,
    words: seedsOf(talk, answers).map(({ term, sentence, stage }) => ({
      term,
      sentence,
      ...(stage === 'sprout' && { recall_id: newId() }),
    })),
    messages: messagesOf(talk, claimed),
    mistakes: mistakesOf(talk, claimed),
  }
}

function messagesOf(talk: FirstTalk, claimed: Claimed): Record<string, unknown>[] {
  const { id, answers, reader, at } = claimed
  return answers.flatMap((answer) => {
    const line = lineOf(talk, answer.step, answers)
    const said = sentenceOf(talk, answer, answers)
    const fields = (content: string, who: string) => ({ id: nameOf(id, answer, who), content, timestamp: at })
    return [
      ...(line
        ? [
            {
              ...fields(line.text, 'ai'),
              type: 'ai',
              messageType: 'conversation',
              ...meaningOf(line, reader),
            },
          ]
        : []),
      ...(said === undefined
        ? []
        : [
            {
              ...fields(said, 'user'),
              type: 'user',
              ...(answer.step === 'own' && feedbackOn(talk, claimed)),
            },
          ]),
    ]
  })
}

const nameOf = (id: string, { step }: FirstAnswer, who: string): string => `${id}-${step}-${who}`

const meaningOf = ({ means }: FirstLine, reader: HelpLanguage) =>
  means[reader] === undefined ? {} : { meaning: means[reader] }

/** The learner's own sentence with what was put right in it; a reason's emphasis is the talk's own. */
function corrected(talk: FirstTalk, { answers, reader }: Claimed) {
  const own = answerTo(answers, 'own')
  if (!own) return undefined
  const { said, mended, corrections } = readOwnSentence(talk, own, reader)
  const plain = corrections.map((each): Correction => ({
    ...each,
    explanation: each.explanation.replaceAll('*', ''),
  }))
  return { said, mended, corrections: plain, own }
}

function feedbackOn(talk: FirstTalk, claimed: Claimed) {
  const found = corrected(talk, claimed)
  if (!found) return {}
  const { corrections, mended } = found
  const feedback = { positive: '', corrections, suggestions: [], suggestedSentences: [], mended }
  return { feedback: { status: 'complete', feedback } }
}

function mistakesOf(talk: FirstTalk, claimed: Claimed): MistakeRow[] {
  const found = corrected(talk, claimed)
  if (!found || found.corrections.length === 0) return []
  const message = {
    id: nameOf(claimed.id, found.own, 'user'),
    text: found.said,
    languageCode: claimed.languageCode,
  }
  return mistakeRows(found.corrections, message)
}
