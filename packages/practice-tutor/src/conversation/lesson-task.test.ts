import { supportedLanguages } from '@lingarden/languages/find-language'
import { taskGoals } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'
import { sceneOfUnit } from './scene-of-unit.ts'
import { findScene } from './state.ts'

const tutor = createPracticeTutor()
const task = { unitId: 'at-the-cafe', goal: 'Order a drink and pay.', words: ['por favor', 'la cuenta'] }

/** Opens a conversation about the task and says these things; returns the goals and the scene after each turn. */
async function talk(messages: readonly string[], lesson = task) {
  let goals: Goal[] = taskGoals(lesson, 'en')
  let engineState: string | undefined
  const scenes: string[] = []
  for (const message of [undefined, ...messages]) {
    const events = await takeTurn(tutor, 'es', {
      level: 'elementary',
      message,
      ...(message === undefined && { lesson }),
      goals,
      engineState,
      seed: 5,
    })
    for (const event of events) {
      if (event.type === 'goals') ({ goals } = event)
      if (event.type === 'state') ({ engineState } = event)
    }
    scenes.push((JSON.parse(engineState ?? '{}') as { scene: string }).scene)
  }
  return { goals, scenes }
}

const done = (goals: readonly Goal[]) => goals.filter(({ completed }) => completed).map(({ id }) => id)

describe('the speaking task of a lesson', () => {
  it('opens the scene that fits its unit, with its goals and no others', async () => {
    const { goals, scenes } = await talk([])
    expect(scenes).toEqual(['cafe'])
    // What a phrase means is said beside it.
    expect(goals).toMatchObject(taskGoals(task, 'en'))
    expect(goals).toHaveLength(taskGoals(task, 'en').length)
    expect(goals[1]).toMatchObject({ text: expect.stringContaining('por favor'), meaning: 'please' })
  })

  it('[5.8] a word is met when it is used, the task when all its words were', async () => {
    const one = await talk(['Un café, por favor.'])
    expect(done(one.goals)).toEqual(['phrase-por favor'])
    const both = await talk(['Un café, por favor.', 'Perdón, azul la cuenta ventana.'])
    expect(done(both.goals)).toContain('topic-Order a drink and pay.')
  })

  it('[5.8] a phrase is met whatever its marks, capitals and missing accents', async () => {
    const asked = { ...task, words: ['¿cómo te llamas?', '¿y tú?', 'llamas'] }
    expect(done((await talk(['Hola! Como te llamas'], asked)).goals)).toEqual(['phrase-¿cómo te llamas?'])
    expect(done((await talk(['Hola, ¿cómo se llama?'], asked)).goals)).toEqual([])
  })

  it('a scene that ends does not end the task', async () => {
    const silent = await talk(Array.from({ length: 16 }, () => 'No entiendo nada de eso'))
    expect(new Set(silent.scenes).size).toBeGreaterThan(1)
    expect(done(silent.goals)).toEqual([])
  })

  it('every unit of the courses has its scene, at the level of the courses', () => {
    const languages = new URL('../../../languages/', import.meta.url)
    const units = supportedLanguages.flatMap(({ tag }) =>
      readdirSync(new URL(`${tag}/course/`, languages))
        .filter((name) => /^\d\d-/u.test(name))
        .map((folder) => ({ tag, unitId: folder.slice(3) })),
    )
    expect(units).toHaveLength(36)
    const bands = units.map(({ tag, unitId }) => findScene(tag, sceneOfUnit(tag, unitId) ?? '')?.band)
    expect(new Set(bands)).toEqual(new Set(['A1']))
  })
})
