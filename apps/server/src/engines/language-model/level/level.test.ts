import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnswerEvent } from '../answer/read-answer.ts'
import { createLanguageModelTutor } from '../create-tutor.ts'
import { speak, startFakeProvider, type Act, type FakeProvider } from '../testing/fake-provider.ts'
import { fullAnswer, textOf, turnInput } from '../testing/turn-input.ts'
import { holdForLevel, TooHard } from './gate.ts'
import { isMeasured, measureFit } from './level-fit.ts'
import { formatLevelState, parseLevelState } from './level-state.ts'
import { wordRanks } from './word-ranks.ts'

const fit = (text: string, tag: 'es' | 'fr' | 'zh', level: 'beginner' | 'elementary', known: string[] = []) =>
  measureFit(text, { level, language: tag, rankOf: wordRanks(tag), known: new Set(known) })

describe('how much of a text fits a level', () => {
  it.each([
    ['es', '¡Hola! Soy Alex. ¿Cómo estás hoy?'],
    ['es', '¿Quieres un café con leche o un té?'],
    ['fr', "Bonjour ! Je m'appelle Camille. Qu'est-ce que tu aimes faire ?"],
    ['zh', '你好！我是小雨。你今天想吃什么？'],
  ] as const)('%s: “%s” fits a beginner', (tag, text) => {
    expect(fit(text, tag, 'beginner', ['小雨'])).toMatchObject({ isTooHard: false })
  })

  it.each([
    ['es', 'La controversia suscitada por la reforma tributaria desencadenó un encarnizado debate.'],
    ['fr', 'La conjoncture économique suscite des inquiétudes grandissantes parmi les exportateurs.'],
    ['zh', '该研究揭示了认知偏差对决策机制的潜在影响。'],
  ] as const)('%s: “%s” is too hard for a beginner', (tag, text) => {
    const { isTooHard, tooHard, share } = fit(text, tag, 'beginner')
    expect(isTooHard).toBe(true)
    expect(share).toBeLessThan(0.7)
    expect(tooHard.length).toBeGreaterThan(2)
  })

  it('words of the learner count as known, names do not count', () => {
    expect(fit('Me gusta la berenjena y la alcachofa', 'es', 'beginner').tooHard).toEqual([
      'berenjena',
      'alcachofa',
    ])
    expect(fit('Me gusta la berenjena', 'es', 'beginner', ['berenjena']).share).toBe(1)
    expect(fit('Ayer vi a Wenceslao, Torcuato y Eufrasia', 'es', 'beginner').tooHard).toEqual([])
  })

  it('says nothing of a few words, of none, and above the second level', () => {
    expect(fit('¡Qué berenjena!', 'es', 'beginner')).toMatchObject({ isTooHard: false })
    expect(fit('… 123 🌱', 'es', 'beginner')).toMatchObject({ words: 0, share: 1, isTooHard: false })
    expect(isMeasured('intermediate')).toBe(false)
  })
})

describe('the hold at the beginning of a reply', () => {
  const text = (value: string): AnswerEvent => ({ type: 'text', key: 'reply', text: value })
  const measure = (value: string) => fit(value, 'es', 'beginner')
  async function hold(pieces: string[], now: () => number = () => 0) {
    async function* events() {
      yield* pieces.map(text)
    }
    const shown: AnswerEvent[] = []
    for await (const event of holdForLevel(events(), { measure, now })) shown.push(event)
    return shown
  }

  it('lasts for one sentence', async () => {
    expect(await hold(['¡Hola! ', '¿Cómo ', 'estás ', 'hoy?', ' Yo', ' bien'])).toEqual(
      ['¡Hola! ¿Cómo estás hoy?', ' Yo', ' bien'].map(text),
    )
  })

  it('ends in time with a slow model, without the word that may still grow', async () => {
    let time = 0
    const shown = await hold(['La ', 'casa de mi padre es encarni', 'zada '], () => (time += 200))
    expect(shown).toEqual(['La casa de mi padre es encarni', 'zada '].map(text))
  })

  it('refuses a beginning that is too hard before anything is shown', async () => {
    const hard = hold(['La controversia suscitada ', 'desencadenó una polémica tributaria.'])
    await expect(hard).rejects.toBeInstanceOf(TooHard)
  })

  it('ends with the reply at the latest', async () => {
    expect(await hold(['Muy', ' bien'])).toEqual([text('Muy bien')])
  })
})

it('what was too hard travels as words alone', () => {
  expect(parseLevelState(formatLevelState(['suscitar', '进程']))).toEqual(['suscitar', '进程'])
  expect(parseLevelState(undefined)).toEqual([])
  expect(parseLevelState('not json')).toEqual([])
})

describe('a turn with a beginner', () => {
  const open: FakeProvider[] = []
  afterEach(() => {
    for (const provider of open.splice(0)) provider.close()
  })
  const answer = (reply: string) => speak(JSON.stringify({ ...fullAnswer, reply }))
  const hard = answer('La controversia suscitada por la reforma desencadenó un encarnizado debate.')

  const take = (...acts: Act[]) => takeWith({}, ...acts)
  async function takeWith(known: Partial<TutorTurnInput>, ...acts: Act[]) {
    const provider = await startFakeProvider(...acts)
    open.push(provider)
    const { engine } = createLanguageModelTutor(
      { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: undefined },
      { report: () => undefined },
    )
    return {
      provider,
      events: await Array.fromAsync(engine.turn(turnInput({ level: 'beginner', ...known }))),
    }
  }

  it('is asked for again, once, when the reply is too hard', async () => {
    const { provider, events } = await take(hard, answer('¡Muy bien! ¿Y para comer?'))
    expect(textOf(events)).toBe('¡Muy bien! ¿Y para comer?')
    expect(provider.requests).toHaveLength(2)
    expect(JSON.stringify(provider.requests[1]?.body)).toContain('Avoid words like: controversia, suscitada')
    expect(events).toContainEqual({ type: 'state', engineState: '{"tooHard":[]}' })
  })

  it('may hold due words and what the learner told', async () => {
    const known = {
      dueWords: ['controversia', 'suscitada', 'reforma', 'desencadenó'],
      facts: [{ topic: 'other', text: 'encarnizado debate', writtenIn: 'es' }] as const,
    }
    expect((await takeWith(known, hard)).provider.requests).toHaveLength(1)
  })

  it('takes the second reply as it is, and asks for an easier next one', async () => {
    const { provider, events } = await take(hard)
    expect(provider.requests).toHaveLength(2)
    expect(textOf(events)).toContain('controversia')
    const state = events.find((event) => event.type === 'state')
    expect(parseLevelState(state?.type === 'state' ? state.engineState : undefined)).toContain('controversia')
  })
})
