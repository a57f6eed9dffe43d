import { afterEach, describe, expect, it } from 'vitest'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { createLanguageModelTutor } from '../create-tutor.ts'
import { speak, startFakeProvider, type Act, type FakeProvider } from '../testing/fake-provider.ts'
import { fullAnswer, turnInput } from '../testing/turn-input.ts'
import { CorrectionTally } from './tally.ts'

const open: FakeProvider[] = []
afterEach(() => {
  for (const provider of open.splice(0)) provider.close()
})

type Pair = readonly [original: string, corrected: string]

/** A turn in which the model corrects a message so, and what the learner is told. */
async function correct(
  {
    message,
    tag = 'es',
    hasSecondOpinion = false,
  }: { message: string; tag?: LanguageTag; hasSecondOpinion?: boolean },
  pairs: readonly Pair[],
  ...opinions: Act[]
) {
  const corrections = pairs.map(([original, corrected]) => ({ original, corrected, explanation: 'A lie.' }))
  const feedback = {
    ...fullAnswer.feedback,
    corrections,
    suggestedSentences: ['My sister is a doctor and works.'],
  }
  const reply = tag === 'zh' ? '好的。' : tag === 'fr' ? "D'accord." : 'Muy bien.'
  const provider = await startFakeProvider(
    speak(JSON.stringify({ ...fullAnswer, reply, feedback, suggestions: [] })),
    ...opinions,
  )
  open.push(provider)
  const tally = new CorrectionTally()
  const { engine } = createLanguageModelTutor(
    { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: undefined, hasSecondOpinion },
    { report: () => undefined, tally },
  )
  const events = await Array.fromAsync(engine.turn(turnInput({ message, tag })))
  const event = events.find(({ type }) => type === 'feedback')
  const told: Correction[] = event?.type === 'feedback' ? event.feedback.corrections : []
  return { told, event, counts: Object.fromEntries(tally.counts), requests: provider.requests }
}

const right = 'Mi hermana es médica y trabaja en un hospital.'

describe('a model that lies teaches none of its lies', () => {
  it.each<[string, Pair[]]>([
    ['a wrong verb', [['es médica', 'está médica']]],
    ['a translation', [['hermana', 'sister']]],
    ['another script', [['trabaja', '他']]],
    ['a word inside another', [['ana', 'una']]],
    ['a rewrite', [[right, 'Mi querida hermana ejerce de doctora en una clínica elegante.']]],
    ['a quotation of nothing', [['Yo soy médico', 'Yo soy médica']]],
    ['a broken agreement', [['Mi hermana', 'Mis hermana']]],
    ['a misspelling', [['hospital', 'ospital']]],
    ['a denial', [['trabaja', 'no trabaja']]],
    ['another thing', [['hospital', 'colegio']]],
    ['markup', [['médica', '<b>médica</b>']]],
    ['capitals', [['mi', 'Mi']]],
    [
      'nonsense in pieces',
      [
        ['Mi', 'Tu'],
        ['es', 'era'],
        ['y', 'o'],
        ['en', 'sin'],
        ['un', 'el'],
      ],
    ],
  ])('%s', async (_, pairs) => {
    const { told, event } = await correct({ message: right }, pairs)
    expect(told).toEqual([])
    expect(event).toMatchObject({ free: true, feedback: { suggestedSentences: [] } })
    expect(event).not.toHaveProperty('feedback.mended', expect.stringContaining('está'))
  })

  it.each<[LanguageTag, string, Pair]>([
    ['fr', 'Ma sœur est médecin et travaille dans un hôpital.', ['un hôpital', 'une hôpital']],
    ['fr', "J'ai trois frères.", ['trois', 'deux']],
    ['zh', '我妈妈是医生。', ['医生', 'doctor']],
    ['zh', '我有两个姐姐。', ['两个', '二个']],
  ])('%s: “%s”', async (tag, message, pair) => {
    expect((await correct({ message, tag }, [pair])).told).toEqual([])
  })

  it('what became of each is counted', async () => {
    const { counts } = await correct({ message: right }, [
      ['es médica', 'está médica'],
      ['hermana', 'sister'],
      ['ana', 'una'],
      ['hospital', 'colegio'],
    ])
    expect(counts).toEqual({
      'dropped: rules': 1,
      'dropped: language': 1,
      'dropped: place': 1,
      'dropped: opinion': 1,
    })
  })
})

describe('what no rule decides', () => {
  const message = 'Mi hermano está harto con viajar'
  const pair: Pair = ['harto con', 'harto de']
  const choosing = (choice: string): Act => speak(JSON.stringify({ right: [choice] }))

  it('is perhaps', async () => {
    const { told, event, counts } = await correct({ message }, [pair])
    expect(told).toEqual([expect.objectContaining({ corrected: 'harto de', perhaps: true })])
    expect(event).not.toHaveProperty('free')
    expect(event).not.toHaveProperty('feedback.mended')
    expect(counts).toEqual({ perhaps: 1 })
  })

  it('is asked about blindly, where the operator pays for it', async () => {
    const { requests } = await correct({ message, hasSecondOpinion: true }, [pair], choosing('A'))
    const asked = JSON.stringify(requests[1]?.body.messages)
    expect(asked).toContain('harto de viajar')
    expect(asked).not.toMatch(/original|corrected|learner wrote|mistake/i)
  })

  it('is sure where the second opinion chooses it, dropped where it does not, perhaps where it fails', async () => {
    const outcomes = new Map<string, string>()
    for (const choice of ['A', 'B', 'both', 'neither']) {
      const { told } = await correct({ message, hasSecondOpinion: true }, [pair], choosing(choice))
      outcomes.set(choice, told.length === 0 ? 'dropped' : told[0]?.perhaps ? 'perhaps' : 'sure')
    }
    expect(new Set([outcomes.get('A'), outcomes.get('B')])).toEqual(new Set(['dropped', 'sure']))
    expect(outcomes.get('both')).toBe('dropped')
    expect(outcomes.get('neither')).toBe('perhaps')
    const { told } = await correct({ message, hasSecondOpinion: true }, [pair], speak('I agree!'))
    expect(told[0]?.perhaps).toBe(true)
  })

  it('never becomes sure where it may say something else than the learner did', async () => {
    for (const choice of ['A', 'B']) {
      const { told } = await correct(
        { message: right, hasSecondOpinion: true },
        [['hospital', 'colegio']],
        choosing(choice),
      )
      expect(told.every(({ perhaps }) => perhaps)).toBe(true)
    }
  })
})
