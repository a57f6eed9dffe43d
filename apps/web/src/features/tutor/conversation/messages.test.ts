import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessage } from './messages'

const fields = { id: 'm1', content: 'Hola', timestamp: '2026-11-21T10:00:00Z' }
const activityData = {
  id: 'a1',
  type: 'cloze',
  title: 'Gaps',
  exercises: [{ kind: 'cloze', prompt: 'Fill in.', text: 'Me {llamo} Ana.' }],
  answers: [{ given: ['llamo'], isRight: true, tries: 1, isShown: false }],
}

describe('a kept message', () => {
  it('[3.19, 3.21] is of the tutor, the learner, an activity or a break between sessions', () => {
    const kept = [
      { ...fields, type: 'ai', messageType: 'welcome' },
      { ...fields, type: 'user' },
      { ...fields, type: 'activity', activityData },
      { ...fields, type: 'session_break' },
    ]
    expect(kept.map(readMessage)).toEqual(kept)
  })

  it('of the learner keeps what is only perhaps wrong as that, and how far its learner came in mending it', () => {
    const correction = { original: 'sueña de', corrected: 'sueña con', explanation: '' }
    const feedback = {
      status: 'complete',
      feedback: {
        positive: '',
        corrections: [correction, { ...correction, perhaps: true }],
        suggestions: [],
        suggestedSentences: [],
      },
    }
    for (const mending of [{ tries: 0 }, { tries: 1 }, { tries: 2, end: 'shown' }]) {
      const kept = { ...fields, type: 'user', feedback, mending }
      expect(readMessage(kept)).toEqual(kept)
    }
    expect(readMessage({ ...fields, type: 'user', mending: 'soon' })).toEqual({ ...fields, type: 'user' })
  })

  it('[5.6d] of the tutor with a missing or unknown messageType becomes conversation', () => {
    for (const messageType of [undefined, 'greeting', 7, null]) {
      expect(readMessage({ ...fields, type: 'ai', messageType })).toMatchObject({
        messageType: 'conversation',
      })
    }
  })

  it.each([
    ['id', { ...activityData, id: '' }],
    ['type', { ...activityData, type: undefined }],
    ['title', { ...activityData, title: 3 }],
    ['data', undefined],
  ])('[3.22, 5.6c] of an activity without its %s is discarded', (_missing, data) => {
    expect(readMessage({ ...fields, type: 'activity', activityData: data })).toBeUndefined()
  })

  it('[3.22] of an activity keeps the exercises that can be read, each with its answer', () => {
    const [exercise] = activityData.exercises
    const [answer] = activityData.answers
    const odd = {
      ...activityData,
      exercises: [{ kind: 'riddle' }, exercise, exercise],
      answers: [answer, answer, 7],
    }
    expect(readMessage({ ...fields, type: 'activity', activityData: odd })).toMatchObject({
      activityData: { exercises: [exercise, exercise], answers: [answer, null] },
    })
    const old = { id: 'a1', type: 'matching', title: 'Pairs' }
    expect(readMessage({ ...fields, type: 'activity', activityData: old })).toMatchObject({
      activityData: { ...old, exercises: [], answers: [] },
    })
  })

  it('[3.24] of the learner keeps the feedback that arrived, and no other', () => {
    const feedback = {
      positive: 'Clear.',
      corrections: [
        { original: 'un agua frío', corrected: 'un agua fría', explanation: 'Agua is feminine.' },
      ],
      suggestions: ['a'],
      suggestedSentences: ['b'],
    }
    const complete = { ...fields, type: 'user', feedback: { status: 'complete', feedback } }
    expect(readMessage(complete)).toEqual(complete)
    for (const status of ['begun', 'failed', 'timed-out']) {
      expect(readMessage({ ...fields, type: 'user', feedback: { status } })).toEqual({
        ...fields,
        type: 'user',
      })
    }
  })

  it('never breaks on what cannot be one', () => {
    expect([{ ...fields, type: 'video' }, { type: 'user' }, null, 'Hola'].map(readMessage)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
    fc.assert(fc.property(fc.anything(), (value) => void readMessage(value)))
    fc.assert(
      fc.property(fc.anything(), (value) => void readMessage({ ...fields, type: 'user', feedback: value })),
    )
  })
})
