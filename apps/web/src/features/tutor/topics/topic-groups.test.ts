import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { describe, expect, it } from 'vitest'
import { lastPlayed } from './get-played-topics'
import { bandFor, groupsOf, surprise, topicsIn } from './topic-groups'

const topic = (id: string, band: TalkTopic['band'], isOpen = false): TalkTopic => ({
  id,
  band,
  isOpen,
  title: { en: id, es: id, fr: id, zh: id },
  say: 'Hola',
  means: {},
})
const all = [topic('cafe-a2', 'A2'), topic('cafe', 'A1'), topic('open-day', 'A2', true)]
const idsOf = (topics: readonly TalkTopic[]) => topics.map(({ id }) => id)

describe('the topics of a learner', () => {
  it('are of the band of their level, or of the next easier one that there is', () => {
    expect(idsOf(topicsIn('mine', 'beginner', all))).toEqual(['cafe'])
    expect(idsOf(topicsIn('mine', 'native', all))).toEqual(['cafe-a2'])
    expect(bandFor('intermediate', [...all, topic('flat-b1', 'B1')])).toBe('B1')
  })

  it('are offered in groups that have something in them', () => {
    expect(groupsOf('beginner', all)).toEqual(['mine', 'A2', 'all', 'open'])
    expect(groupsOf('elementary', [topic('cafe-a2', 'A2')])).toEqual(['mine', 'all'])
    expect(idsOf(topicsIn('all', 'beginner', all))).toEqual(['cafe', 'cafe-a2', 'open-day'])
    expect(idsOf(topicsIn('open', 'beginner', all))).toEqual(['open-day'])
  })
})

describe('a surprise', () => {
  const played = new Map([
    ['cafe', '2026-11-20'],
    ['cafe-a2', '2026-11-22'],
    ['open-day', '2026-11-01'],
  ])

  it('is something that was not talked about yet', () => {
    for (const chance of [0, 0.5, 0.99])
      expect(surprise(all, new Map([...played].filter(([id]) => id !== 'cafe')), chance)?.id).toBe('cafe')
  })

  it('else one of those that were longest ago; nothing where there is nothing', () => {
    expect([0, 0.99].map((chance) => surprise(all, played, chance)?.id)).toEqual(['open-day', 'cafe'])
    expect(surprise([], played, 0.5)).toBeUndefined()
  })
})

it('a topic was talked about last in the newest of the conversations that came to it', () => {
  const last = lastPlayed([
    { topics: ['cafe', 'market'], at: '2026-11-20T10:00:00Z' },
    { topics: ['cafe'], at: '2026-11-22T10:00:00Z' },
    { topics: [], at: '2026-11-23T10:00:00Z' },
  ])
  expect([...last]).toEqual([
    ['cafe', '2026-11-22T10:00:00Z'],
    ['market', '2026-11-20T10:00:00Z'],
  ])
})
