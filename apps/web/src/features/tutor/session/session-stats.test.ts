import { describe, expect, it } from 'vitest'
import { addStats, beginStats, countSession, noStats, readStats, type SessionState } from './session-stats'

const session = (seconds: number, fresh: string[] = [], practised: string[] = []): SessionState => ({
  seconds,
  sessionNewWords: fresh,
  sessionPracticedWords: practised,
})
const count = (first: SessionState, ...states: SessionState[]) =>
  states.reduce(countSession, beginStats(first)).stats

describe('the figures of a conversation', () => {
  it('[3.25] are its seconds, its new words and its practised ones', () => {
    expect(
      count(
        session(0),
        session(20, ['pan']),
        session(20, ['pan', 'sal']),
        session(45, ['pan', 'sal'], ['yo']),
      ),
    ).toEqual({
      totalTime: 45,
      previousSessionTime: 0,
      newWords: 2,
      wordsPractised: 1,
      sessionNewWords: ['pan', 'sal'],
      sessionPracticedWords: ['yo'],
    })
  })

  it('[3.25] leave out what the session was before the conversation was opened', () => {
    expect(count(session(60, ['pan']), session(70, ['pan', 'sal']))).toMatchObject({
      totalTime: 10,
      sessionNewWords: ['sal'],
    })
  })

  it('[3.25] go on in another session, and know the time before it', () => {
    const states = [session(60, ['pan']), session(0, ['pan']), session(1, []), session(5, ['sal'])]
    expect(count(session(0), ...states)).toMatchObject({
      totalTime: 65,
      previousSessionTime: 60,
      sessionNewWords: ['pan', 'sal'],
    })
  })

  it('[3.25] are added to those of an earlier day', () => {
    const before = { ...noStats, totalTime: 100, newWords: 3, sessionNewWords: ['a', 'b', 'c'] }
    expect(addStats(before, count(session(0), session(9, ['d'])))).toMatchObject({
      totalTime: 109,
      previousSessionTime: 100,
      newWords: 4,
      sessionNewWords: ['a', 'b', 'c', 'd'],
    })
  })

  it('keep the newest words of a very long conversation, and count them all', () => {
    const words = Array.from({ length: 400 }, (_, n) => `w${n}`)
    const { newWords, sessionNewWords } = count(session(0), session(1, words))
    expect([newWords, sessionNewWords.length, sessionNewWords.at(-1)]).toEqual([400, 300, 'w399'])
  })
})

describe('figures that were kept', () => {
  it('are read as they were', () => {
    const stats = count(session(0), session(9, ['pan'], ['yo']))
    expect(readStats(structuredClone(stats))).toEqual(stats)
  })

  it.each([[null], ['{}'], [{ totalTime: '9', newWords: -1, sessionNewWords: 'pan' }], [{ totalTime: NaN }]])(
    'count as none where they are odd: %j',
    (value) => expect(readStats(value)).toEqual(noStats),
  )
})
