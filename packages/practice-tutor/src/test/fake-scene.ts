import type { Scenario, ScenarioNode } from '@lingarden/languages/scenario'

/** A scene for tests of one node, whose answers have these patterns. */
export function sceneOf(...answers: string[][]) {
  const node: ScenarioNode = {
    ask: [],
    simpler: '',
    models: [],
    expect: answers.map((patterns, place) => ({
      id: `answer-${place}`,
      answers: patterns,
      reply: '',
      better: '',
      next: 'end',
    })),
  }
  const scenario: Scenario = {
    id: 'scene',
    band: 'A1',
    title: { en: '', es: '', fr: '', zh: '' },
    welcome: [],
    goals: [],
    slots: { drink: ['Café', 'té verde', 'l'] },
    nodes: { node },
  }
  return { node, scenario }
}
