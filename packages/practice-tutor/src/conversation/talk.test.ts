import type { Level } from '@lingarden/domain/levels'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'
import { parseState } from './state.ts'

const tutor = createPracticeTutor(await loadLexicons())

interface Visit {
  topic?: string
  level?: Level
  seed?: number
  facts?: { topic: 'home'; text: string; writtenIn: LanguageTag }[]
}

/** A talk from its welcome on; each line of the learner, and what the tutor said to it. */
async function talk(tag: LanguageTag, lines: readonly string[], visit: Visit = {}) {
  const { topic = 'open-my-day', level = 'beginner', seed = 0, facts = [] } = visit
  const history: { role: 'user' | 'ai'; content: string }[] = []
  let engineState: string | undefined
  const said: string[] = []
  const scenes: string[] = []
  const means: (string | undefined)[] = []
  for (const message of [undefined, ...lines]) {
    const given = {
      topic,
      level,
      seed: seed + said.length,
      history: [...history],
      facts,
      explanationLanguage: 'en',
    }
    const events = await takeTurn(tutor, tag, { ...given, message, engineState } as Parameters<
      typeof takeTurn
    >[2])
    const replies = events.filter((event) => event.type === 'reply')
    engineState = events.find((event) => event.type === 'state')?.engineState
    if (message !== undefined) history.push({ role: 'user', content: message })
    for (const { text } of replies) history.push({ role: 'ai', content: text })
    said.push(replies.map(({ text }) => text.replaceAll(/\s/gu, ' ')).join(' '))
    scenes.push(parseState(tag, engineState)?.scene ?? '')
    means.push(...replies.map(({ meaning }) => meaning))
  }
  return { said, scenes, means }
}

const own: Record<string, readonly string[]> = {
  es: [
    'A las siete',
    'Trabajo mucho',
    'Como pan',
    'Leo un libro',
    'Ceno con mi padre',
    'Voy en coche',
    'Nada',
    'Me ducho',
  ],
  fr: [
    'À sept heures',
    'Je travaille',
    'Du pain',
    'Je lis un livre',
    'Avec mon père',
    'En voiture',
    'Rien',
    'Une douche',
  ],
  zh: ['七点', '我工作很多', '我吃面包', '我看书', '跟爸爸吃饭', '我开车', '没什么', '我洗澡'],
}

describe.each(['es', 'fr', 'zh'] as const)('a talk without a script in %s', (tag) => {
  const lines = own[tag] ?? []

  it('takes up whatever is told, says nothing twice, and goes on to another talk when all was asked', async () => {
    const { said, scenes } = await talk(tag, [...lines, ...lines, ...lines.slice(0, 4)])
    expect(new Set(said).size).toBe(said.length)
    expect(scenes[0]).toBe('open-my-day')
    expect(scenes.at(-1)).toMatch(/^open-(?!my-day)/u)
    const closing = scenesOf(tag).find(({ id }) => id === 'open-my-day')?.talk?.closing ?? []
    expect(said.filter((text) => closing.some((line) => text.includes(line)))).toHaveLength(1)
  })

  it('says what it means, line for line', async () => {
    const { means } = await talk(tag, lines.slice(0, 4))
    expect(means.filter((meaning) => meaning === undefined)).toEqual([])
  })

  it('asks other things at another visit, and harder ones at a higher level', async () => {
    const visits = await Promise.all(
      [0, 1, 2].map(async (seed) => (await talk(tag, lines.slice(0, 2), { seed })).said.join()),
    )
    expect(new Set(visits).size).toBe(3)
    const bandOf = (text: string) =>
      Object.values(scenesOf(tag).find(({ id }) => id === 'open-my-day')?.nodes ?? {}).find(({ ask }) =>
        ask.some((question) => text.endsWith(question)),
      )?.band
    const b1 = (await talk(tag, lines.slice(0, 3), { level: 'intermediate' })).said.map(bandOf)
    expect(b1).not.toContain('A1')
    expect(b1).toContain('B1')
  })

  it('has six topics, each with twelve questions or more', () => {
    const talks = scenesOf(tag).filter((scene) => scene.talk)
    expect(talks.map(({ id }) => id).toSorted()).toEqual([
      'open-food',
      'open-my-day',
      'open-my-family',
      'open-my-weekend',
      'open-plans',
      'open-work',
    ])
    for (const { nodes } of talks)
      expect(Object.values(nodes).filter(({ follows }) => !follows).length).toBeGreaterThanOrEqual(12)
  })
})

describe('what is told in a talk', () => {
  it('is asked on about by what it is about', async () => {
    const { said } = await talk('es', ['Pues trabajo en un banco muy grande'], { topic: 'open-work' })
    expect(said.at(-1)).toMatch(/¿Desde cuándo\?|trabajo\?/u)
  })

  it('is said once more as it is right', async () => {
    const { said } = await talk('es', ['Mi familia es muy pequeño.'], { topic: 'open-my-family' })
    expect(said.at(-1)).toContain('«Mi familia es muy pequeña»')
  })

  it('is asked on about in earnest where it is bad news', async () => {
    const { said } = await talk('es', ['Mi abuela está en el hospital'], { topic: 'open-plans', seed: 1 })
    expect(said.at(-1)).toMatch(/mejore|mal|salud/iu)
    expect(said.at(-1)).toContain('¿Y ahora qué tal va?')
  })

  it('is asked back as the tutor asks it', async () => {
    const { said } = await talk('es', ['¿Qué comes tú a mediodía?'])
    expect(said.at(-1)).toContain('Yo casi siempre como sopa.')
  })

  it('is never code or a rude word', async () => {
    const { said } = await talk('es', ['<script>alert(1)</script>', 'Eres idiota'])
    expect(said[1]).not.toContain('script')
    expect(said[2]).toContain('respeto')
  })

  it('comes back to what the learner told another day', async () => {
    const facts = [{ topic: 'home' as const, text: 'en Turku', writtenIn: 'es' as const }]
    const { said, scenes } = await talk('es', ['A las siete', 'Leo mucho', 'Hace frío', 'Como pan'], {
      facts,
    })
    expect(said.join(' ')).toContain('vives en Turku')
    expect(scenes.at(-1)).toBe('open-my-day')
  })
})
