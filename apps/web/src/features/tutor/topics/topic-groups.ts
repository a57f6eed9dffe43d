import type { Level } from '@lingarden/domain/levels'
import type { Band } from '@lingarden/languages/scene'
import type { TalkTopic } from '@lingarden/languages/talk-topic'

/** What of the topics is shown: those of the learner's level, of one level, all, or the talks without a script. */
export type TopicGroup = 'mine' | Band | 'all' | 'open'

/** From the easiest on. */
const bands: readonly Band[] = ['A1', 'A2', 'B1']

const wantedBand: Readonly<Record<Level, Band>> = {
  beginner: 'A1',
  elementary: 'A2',
  intermediate: 'B1',
  advanced: 'B1',
  native: 'B1',
}

/** The band that fits a level; where nothing is of it, the next easier one of which something is. */
export function bandFor(level: Level, topics: readonly TalkTopic[]): Band {
  const easier = bands.slice(0, bands.indexOf(wantedBand[level]) + 1).toReversed()
  return easier.find((band) => topics.some((topic) => !topic.isOpen && topic.band === band)) ?? 'A1'
}

/** The groups that have something in them, in the order in which they are offered; the learner's own band is theirs. */
export function groupsOf(level: Level, topics: readonly TalkTopic[]): TopicGroup[] {
  const mine = bandFor(level, topics)
  const others = bands.filter(
    (band) => band !== mine && topics.some((topic) => !topic.isOpen && topic.band === band),
  )
  return ['mine', ...others, 'all', ...(topics.some(({ isOpen }) => isOpen) ? ['open' as const] : [])]
}

/** The topics of a group, the easier first. */
export function topicsIn(group: TopicGroup, level: Level, topics: readonly TalkTopic[]): TalkTopic[] {
  const byBand = topics.toSorted((one, other) => bands.indexOf(one.band) - bands.indexOf(other.band))
  if (group === 'all') return byBand
  if (group === 'open') return byBand.filter(({ isOpen }) => isOpen)
  const band = group === 'mine' ? bandFor(level, topics) : group
  return byBand.filter((topic) => !topic.isOpen && topic.band === band)
}

/**
 * One of the topics that were not talked about yet, or of those that were longest ago.
 * @param played when each was talked about last, as ISO 8601
 * @param chance from 0 up to but not 1
 */
export function surprise(
  topics: readonly TalkTopic[],
  played: ReadonlyMap<string, string>,
  chance: number,
): TalkTopic | undefined {
  const fresh = topics.filter(({ id }) => !played.has(id))
  const longAgo = topics.toSorted((one, other) =>
    (played.get(one.id) ?? '').localeCompare(played.get(other.id) ?? ''),
  )
  const among = fresh.length > 0 ? fresh : longAgo.slice(0, Math.ceil(topics.length / 2))
  return among[Math.floor(chance * among.length)]
}
