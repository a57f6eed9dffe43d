import { supportedLanguages } from '@lingarden/languages/find-language'
import { topicsOf } from '@lingarden/languages/loaded'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor()
const topicIn = (events: readonly TutorEvent[]) => events.find((event) => event.type === 'state')?.topic

describe.each(supportedLanguages)('$language', ({ tag }) => {
  it('plays every topic that can be chosen, at any level, and says which one it plays', async () => {
    for (const { id } of topicsOf(tag)) {
      const events = await takeTurn(tutor, tag, { message: undefined, topic: id, level: 'native', seed: 7 })
      expect(topicIn(events)).toBe(id)
    }
  })

  it('asks nobody it meets for the first time for a sentence of theirs', async () => {
    const [original, corrected, mended] = ['gusta', 'gustan', 'Me gustan los perros']
    const mistake = {
      original,
      corrected,
      sentence: 'Me gusta los perros',
      mended,
      explanation: '',
      isDue: true,
    }
    const opened = async (topic: string) => {
      const asked = { message: undefined, topic, seed: 1, goals: [], recentMistakes: [mistake] }
      const events = await takeTurn(tutor, tag, asked)
      return events.some((event) => event.type === 'reply' && event.text.includes('___'))
    }
    expect(await opened('introductions')).toBe(false)
    expect(await opened('cafe')).toBe(true)
  })

  it('shows for each topic a sentence of its scene and what it means', () => {
    for (const { say, means } of topicsOf(tag)) {
      expect(say).not.toBe('')
      expect(Object.keys(means).filter((reader) => reader !== tag)).toHaveLength(3)
    }
  })

  it('says what the word of a goal means', async () => {
    const events = await takeTurn(tutor, tag, { message: undefined, topic: 'cafe', goals: [], seed: 1 })
    const goals = events.find((event) => event.type === 'goals')?.goals ?? []
    expect(goals.length).toBeGreaterThan(0)
    for (const { meaning } of goals) expect(meaning).toEqual(expect.any(String))
  })
})

it('begins with the chosen topic again where the state is none', async () => {
  const events = await takeTurn(tutor, 'es', {
    message: 'Hola',
    topic: 'hotel',
    engineState: 'forged',
    seed: 3,
  })
  expect(topicIn(events)).toBe('hotel')
})
