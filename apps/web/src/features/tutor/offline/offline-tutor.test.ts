import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { readLexicon, type PackedLexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createOfflineTutor } from '@/lib/practice-tutor/offline-tutor'
import type { LearnerMemory } from './cached-learner'
import { offlineTurn } from './offline-turn'
import { turnSeed } from '@/lib/practice-tutor/turn-seed'

const learner = {
  profile: {
    language_levels: { 'es-ES': 'beginner' },
    gender: null,
    voice_setting: 'alloy',
    remember_learner: true,
  },
  wordBank: ['gato'],
} as const
const memory: LearnerMemory = {
  dueWords: ['gato'],
  recentMistakes: [{ original: 'yo tiene', corrected: 'yo tengo' }],
  facts: [{ topic: 'name', text: 'Ada', writtenIn: 'es' }],
}
const request = { languageCode: 'es-ES', conversationId: '4f1d8c8e-0000-4000-8000-000000000000' }
const load = vi.fn<(tag: LanguageTag) => Promise<ReturnType<typeof readLexicon>>>()

beforeAll(async () => {
  const packed = await readFile('packages/languages/es/lexicon/lexicon.json.gz')
  const spanish = readLexicon(JSON.parse(gunzipSync(packed).toString('utf8')) as PackedLexicon)
  load.mockResolvedValue(spanish)
})

const textOf = (events: readonly TutorEvent[]) =>
  events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
const stateOf = (events: readonly TutorEvent[]) => events.find((event) => event.type === 'state')?.engineState
const correctionsOf = (events: readonly TutorEvent[]) =>
  events.flatMap((event) => (event.type === 'feedback' ? event.feedback.corrections : []))

describe('the built-in tutor in the browser', () => {
  it('goes on where the server’s built-in tutor stood', async () => {
    const onServer = createPracticeTutor()
    const opening = await Array.fromAsync(onServer.turn(offlineTurn(request, learner, memory)))
    const turn = offlineTurn(
      {
        ...request,
        message: 'Hola',
        history: [{ role: 'ai', content: textOf(opening) }],
        engineState: stateOf(opening) ?? '',
      },
      learner,
      memory,
    )
    const offline = await createOfflineTutor(load)(turn)
    expect(textOf(offline)).toBe(textOf(await Array.fromAsync(onServer.turn(turn))))
    expect(stateOf(offline)).not.toBe(stateOf(opening))
  })

  it('greets by the name that it was told', async () => {
    const take = createOfflineTutor(load)
    expect(textOf(await take(offlineTurn(request, learner, memory)))).toContain('Ada')
    expect(textOf(await take(offlineTurn(request, learner, { ...memory, facts: [] })))).not.toContain('Ada')
  })

  it('begins a scene where the conversation was another tutor’s, and still corrects what was said', async () => {
    const turn = offlineTurn(
      { ...request, message: 'Yo tiene dos perros.', engineState: '{"tooHard":[]}' },
      learner,
      memory,
    )
    const events = await createOfflineTutor(load)(turn)
    expect(events.some((event) => event.type === 'reply' && event.messageType === 'welcome')).toBe(true)
    expect(correctionsOf(events)).toMatchObject([{ original: 'tiene', corrected: 'tengo' }])
    const quiet = await createOfflineTutor(load)({ ...turn, giveFeedback: false })
    expect(quiet.some(({ type }) => type === 'feedback')).toBe(false)
  })

  it('answers without corrections where the lexicon is not to be had, and asks for it again', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const take = createOfflineTutor(load)
    const turn = offlineTurn({ ...request, message: 'Yo tiene dos perros.' }, learner, memory)
    expect(correctionsOf(await take(turn))).toEqual([])
    expect(correctionsOf(await take(turn))).toHaveLength(1)
    load.mockClear()
    await take(turn)
    expect(load).not.toHaveBeenCalled()
  })
})

describe('a turn without a server', () => {
  it('is put to the tutor as the server would have put it', () => {
    expect(offlineTurn({ ...request, message: 'Hola' }, learner, memory)).toMatchObject({
      language: findLanguage('es'),
      level: 'beginner',
      gender: null,
      tutorName: 'Alex',
      message: 'Hola',
      history: [],
      wordBank: ['gato'],
      ...memory,
      giveFeedback: true,
      showSuggestions: true,
      engineState: undefined,
    })
    const profile = { ...learner.profile, remember_learner: false }
    expect(offlineTurn(request, { ...learner, profile }, memory)).toMatchObject({
      dueWords: ['gato'],
      recentMistakes: [],
      facts: [],
      mayRemember: false,
    })
    expect(() => offlineTurn({ languageCode: 'tlh' }, learner, memory)).toThrow('tlh')
  })

  it('draws the same lot for the same place in a conversation', () => {
    // As any implementation of FNV-1a has it.
    expect(turnSeed('c1', 3)).toBe(1_352_998_110)
    expect(new Set(Array.from({ length: 100 }, (_, place) => turnSeed('c1', place) % 13)).size).toBe(13)
  })
})
