import { describe, expect, it } from 'vitest'
import { dayMs } from '../review/word-card.ts'
import { groupByDue, groupByStage } from './group-words.ts'

const words = ['sol', 'luna', 'mar', 'pan']

describe('the beds of the bank', () => {
  it('by stage begin with what blooms; a word without a plant is a seed', () => {
    const plants = new Map([
      ['mar', { stage: 'bloom' as const }],
      ['luna', { stage: 'sprout' as const }],
    ])
    expect(groupByStage(words, plants)).toEqual([
      { id: 'bloom', words: ['mar'] },
      { id: 'sprout', words: ['luna'] },
      { id: 'seed', words: ['sol', 'pan'] },
    ])
  })

  it('by time hold each word once, what is due first', () => {
    const dayStart = Date.UTC(2026, 10, 23)
    const clock = { now: dayStart + 1000, dayStart, dayEnd: dayStart + dayMs }
    const due = new Map([
      ['luna', dayStart - dayMs],
      ['mar', clock.dayEnd],
      ['pan', clock.dayEnd + 7 * dayMs],
    ])
    expect(groupByDue(words, due, clock)).toEqual([
      { id: 'now', words: ['luna'] },
      { id: 'week', words: ['mar'] },
      { id: 'later', words: ['pan'] },
      { id: 'never', words: ['sol'] },
    ])
  })
})
