import type { Level } from '@lingarden/domain/levels'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { FollowUpGroups } from '@lingarden/languages/kit/tutor/follow-ups'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Band } from '@lingarden/languages/scene'
import { wasSaid } from '../lines.ts'
import { generalTopic, type AskedOn } from './asked-on.ts'
import type { Told } from './told.ts'

/** How what was told stands to the talk. */
export interface Telling {
  told: Told
  /** Whether it says no more than was asked. */
  isAnswer: boolean
  /** Whether it is a few words only. */
  isShort: boolean
  /** The question about what was told before that it answers. */
  before: AskedOn | undefined
  /** Whether no question of the talk is left. */
  isLast: boolean
}

/** Questions about one thing in a row; where something new is told, or the talk would end with something sad, there may be more. */
const mostInRow = 2
const mostAtAll = 4

/**
 * The question about what was told that a person would ask on, before they come to the next of their own.
 * @returns undefined where the talk goes on with that
 */
export function askOn(
  { told, isAnswer, isShort, before, isLast }: Telling,
  input: Pick<TutorTurnInput, 'language' | 'level' | 'history'>,
): AskedOn | undefined {
  const { followUps } = tutorRulesOf(input.language.tag)
  const isFelt = told.feeling !== undefined || told.topics[0]?.sure === true
  const isStory = isFelt || (!told.isFragment && storyKinds.some((kind) => told.fits(kind)))
  const isSad = told.feeling?.is === 'sad'
  const row = before?.row ?? 0
  const isNew = isStory && !isShort && told.topics[0] !== undefined && told.topics[0].id !== before?.topic
  const most = isNew || (isLast && isSad) ? mostAtAll : mostInRow
  if (!followUps || row >= most || (isAnswer && !isStory)) return undefined
  // The answer to such a question is asked on about only where it tells something of its own.
  if (isShort && !isFelt && (row > 0 || isAnswer)) return undefined
  // Of what is sad, of what is over and of what is denied, only such questions are asked as were written for it.
  const mood = isSad ? 'sad' : special.find((kind) => !isFelt && told.fits(kind))
  const own = mood === undefined ? undefined : [mood]
  const topics = told.topics.flatMap(({ id, sad, sure, asks }) =>
    of(id, asks, sure || (isSad && sad) ? undefined : own),
  )
  const general = of(generalTopic, followUps.general, own)
  // What is told of nothing that is known, and as an answer, is left at that.
  const isOpen = isFelt || (!isShort && !isAnswer && (row === 0 || isStory))
  const groups = [...topics, ...(isOpen ? general : [])].filter(({ group }) => fits(told, group))
  const found = groups.flatMap(({ topic, group, questions }) =>
    questions.flatMap(({ ask, band }, place) =>
      isAt(input.level, band) && !wasSaid(ask, input) && !told.answers(ask)
        ? [{ topic, group, place, row: row + 1 }]
        : [],
    ),
  )
  return found[0]

  function of(topic: string, asks: FollowUpGroups, only?: readonly string[]) {
    return Object.entries(asks).flatMap(([group, questions]) =>
      only === undefined || only.some((kind) => group.split(' ').includes(kind))
        ? [{ topic, group, questions }]
        : [],
    )
  }
}

const special = ['used-to', 'denied']

/** What is told so is a story rather than an answer. */
const storyKinds = ['past', 'plan', 'told']

const fits = (told: Told, group: string): boolean => group === 'any' || told.fits(group)

const bandsOf: Readonly<Record<Level, readonly Band[]>> = {
  beginner: ['A1'],
  elementary: ['A1', 'A2'],
  intermediate: ['A1', 'A2', 'B1'],
  advanced: ['A1', 'A2', 'B1'],
  native: ['A1', 'A2', 'B1'],
}
const isAt = (level: Level, band: Band): boolean => bandsOf[level].includes(band)
