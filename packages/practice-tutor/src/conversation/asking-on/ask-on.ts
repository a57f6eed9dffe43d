import type { Level } from '@lingarden/domain/levels'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { FollowUpGroups } from '@lingarden/languages/kit/tutor/follow-ups'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Band } from '@lingarden/languages/scene'
import { wasSaid } from '../lines.ts'
import { aspectsAsked } from './aspects.ts'
import { generalTopic, promptTopic, type AskedOn } from './asked-on.ts'
import type { Told } from './told.ts'
import type { TopicTold } from './topics-told.ts'

/** How what was told stands to the talk. */
export interface Telling {
  told: Told
  /** What it is about; where it only names it again (“it is two years old”), what was told before. */
  topics: readonly TopicTold[]
  /** What need not be asked. */
  settled: ReadonlySet<string>
  /** Whether it says no more than was asked. */
  isAnswer: boolean
  /** Whether it is a few words only. */
  isShort: boolean
  /** The question about what was told before that it answers. */
  before: AskedOn | undefined
  /** Whether something that happened is being told. */
  isEvent: boolean
  /** Whether no question of the talk is left. */
  isLast: boolean
}

/** Questions about one thing in a row; where more than a few words are told, or the talk would end with something sad, there may be more. */
const mostInRow = 2
const mostAtAll = 12

/**
 * The question about what was told that a person would ask on, before they come to the next of their own: one that surely fits and
 * asks nothing that was told, else one that supposes nothing.
 * @returns undefined where the talk goes on with that
 */
export function askOn(
  { told, topics, settled, isAnswer, isShort, before, isEvent, isLast }: Telling,
  input: Pick<TutorTurnInput, 'language' | 'level' | 'history'>,
): AskedOn | undefined {
  const { tag } = input.language
  const { followUps } = tutorRulesOf(tag)
  const isFelt = told.feeling !== undefined || topics[0]?.isSure === true
  // Who goes on with a story may begin with a few words.
  const isFragment = told.isFragment && !(before && told.isSentence)
  const isStory = isFelt || (!isFragment && storyKinds.some((kind) => told.fits(kind)))
  // What was felt before is not felt of anything new.
  const isSad = (topics.length === 0 ? told.mood : told.feeling?.is) === 'sad'
  const row = before?.row ?? 0
  const isMore = (isFelt || !isFragment) && !isShort
  const most = isMore || (isLast && isSad) ? mostAtAll : mostInRow
  if (!followUps || row >= most || (isAnswer && !isStory)) return undefined
  // The answer to such a question is asked on about only where it tells something of its own.
  if (isShort && !isFelt && (row > 0 || isAnswer)) return undefined
  // Of what is sad, of what is over and of what is denied, only such questions are asked as were written for it.
  const mood = isSad
    ? 'sad'
    : special.find((kind) => !isFelt && told.fits(kind) && !(isEvent && kind === 'used-to'))
  const own = mood === undefined ? undefined : [mood]
  // A mood that only goes on keeps from cheer; nothing sad was said that could be asked about.
  const isCarried = isSad && told.feeling === undefined
  const isFresh = ({ group }: Group) => !isCarried || !group.split(' ').includes('sad')
  const ofTopics = told.fits('used-to') && !isFelt ? ['used-to'] : own
  const particular = topics.flatMap((each) => groupsOf(each, isSad, ofTopics)).filter(isFresh)
  const general = of(generalTopic, followUps.general, isCarried ? undefined : own).filter(
    // What was on that day is not what used to be.
    (each) => isFresh(each) && mayBeAsked(each.group, told) && !(isEvent && each.group.includes('used-to')),
  )
  const prompts = of(promptTopic, followUps.prompts ?? {}).filter(isFresh)
  // What is told of nothing that is known, and as an answer, is left at that.
  const isOpen = isFelt || (!isShort && !isAnswer)
  const groups = [...particular, ...(isOpen ? [...general, ...prompts] : [])].filter(
    ({ group }) => group === 'any' || told.fits(group),
  )
  const found = groups.flatMap(({ topic, group, questions }) =>
    questions.flatMap(({ ask, band }, place) =>
      isAt(input.level, band) &&
      !wasSaid(ask, input) &&
      !told.answers(ask) &&
      !aspectsAsked(ask, tag).some((aspect) => settled.has(aspect))
        ? [{ topic, group, place, row: row + 1 }]
        : [],
    ),
  )
  // What is asked of anything at all supposes least where it is easiest.
  const isHard = ({ topic, group, place }: AskedOn) =>
    topic === generalTopic && followUps.general[group]?.[place]?.band !== 'A1'
  return found.find((each) => !isHard(each)) ?? found[0]
}

interface Group {
  topic: string
  group: string
  questions: FollowUpGroups[string]
}

function of(topic: string, asks: FollowUpGroups, only?: readonly string[]): Group[] {
  return Object.entries(asks).flatMap(([group, questions]) =>
    only === undefined || only.some((kind) => group.split(' ').includes(kind))
      ? [{ topic, group, questions }]
      : [],
  )
}

/**
 * The questions about a topic that suppose nothing but what was told: what is asked of anybody's own (“what is your dog called?”) is asked
 * of no dog of somebody else's, nor of one that is wished for or that there is not.
 */
function groupsOf(
  { topic: { id, sad, asks }, isOwn, isSure, fits }: TopicTold,
  isSad: boolean,
  mood: readonly string[] | undefined,
): Group[] {
  const only = isSure || (isSad && sad) ? undefined : fits('denied') ? ['denied'] : mood
  const isMeant = isOwn || sad === true || isSure
  return of(id, asks, only).filter(
    ({ group }) =>
      (isMeant || !isForAny(group)) &&
      (isSad || !group.split(' ').includes('sad')) &&
      (group === 'any' || fits(group)),
  )
}

/** Whether questions are asked of anything that something else is not said of. */
const isForAny = (group: string): boolean =>
  group === 'any' || group.split(' ').every((kind) => kind.startsWith('!'))

/** Nobody is asked how they felt about what somebody else did, or whether they like what there is not. */
function mayBeAsked(group: string, told: Told): boolean {
  const kinds = group.split(' ')
  if (group === 'any') return true
  if (isForAny(group)) return told.fitsMost('!denied !wished !told')
  return !told.fitsMost('told') || !kinds.some((kind) => ofOneself.has(kind))
}
const ofOneself: ReadonlySet<string> = new Set(['glad', 'plan'])

const special = ['used-to', 'denied']

/** What is told so is a story rather than an answer. */
const storyKinds = ['past', 'plan', 'told']

const bandsOf: Readonly<Record<Level, readonly Band[]>> = {
  beginner: ['A1'],
  elementary: ['A1', 'A2'],
  intermediate: ['A1', 'A2', 'B1'],
  advanced: ['A1', 'A2', 'B1'],
  native: ['A1', 'A2', 'B1'],
}
const isAt = (level: Level, band: Band): boolean => bandsOf[level].includes(band)
