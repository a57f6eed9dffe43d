import type { LanguageTag } from '@lingarden/languages/find-language'
import type { FollowUpGroups, FollowUpQuestion } from '@lingarden/languages/kit/tutor/follow-ups'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { SceneNode } from '@lingarden/languages/scene'

/** A question about what was told in a talk without a script, by its place in follow-ups.yaml. */
export interface AskedOn {
  /** The id of its topic; that of the general questions where none fitted, of the prompts, or of the answers to the learner's own questions. */
  topic: string
  group: string
  place: number
  /** How many such questions were asked in a row, this one with them. */
  row: number
}

export const generalTopic = 'general'
export const promptTopic = 'prompt'
export const leadTopic = 'lead'

/** The question that was asked; undefined where there is none at that place. */
export function questionAskedOn(
  language: LanguageTag,
  { topic, group, place }: AskedOn,
): FollowUpQuestion | undefined {
  const { topics = [], general, prompts, leads } = tutorRulesOf(language).followUps ?? {}
  const others: Readonly<Record<string, FollowUpGroups | undefined>> = {
    [generalTopic]: general,
    [promptTopic]: prompts,
    [leadTopic]: leads,
  }
  const groups = Object.hasOwn(others, topic) ? others[topic] : topics.find(({ id }) => id === topic)?.asks
  return groups && Object.hasOwn(groups, group) ? groups[group]?.[place] : undefined
}

/** Such a question as a node of the talk: whatever is told answers it. */
export function nodeAskedOn(language: LanguageTag, asked: AskedOn): SceneNode | undefined {
  const question = questionAskedOn(language, asked)
  return (
    question && {
      ask: [question.ask],
      simpler: question.ask,
      band: question.band,
      follows: true,
      // Its own words are all that stand for an answer here: none is expected.
      expect: [{ id: 'told', answers: [question.ask], reply: '', better: '', next: 'end' }],
      models: [],
    }
  )
}

/** Reads such a place where it came back through the browser. */
export function isAskedOn(value: unknown): value is AskedOn {
  if (typeof value !== 'object' || value === null) return false
  const { topic, group, place, row } = value as Record<string, unknown>
  return (
    typeof topic === 'string' &&
    typeof group === 'string' &&
    Number.isInteger(place) &&
    Number.isInteger(row) &&
    Number(row) > 0 &&
    Number(row) < 100
  )
}
