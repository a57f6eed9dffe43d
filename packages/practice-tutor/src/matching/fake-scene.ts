import type { ByLanguage, Scenario, ScenarioNode } from '../scenario.ts'

const same = <Value>(value: Value): ByLanguage<Value> => ({ es: value, fr: value, zh: value })

/** A scene for tests of one node, whose answers have these patterns in every language. */
export function sceneOf(...answers: string[][]) {
  const node: ScenarioNode = {
    ask: same([]),
    simpler: same(''),
    models: same([]),
    expect: answers.map((patterns, place) => ({
      id: `answer-${place}`,
      answers: same(patterns),
      reply: same(''),
      better: same(''),
      next: 'end',
    })),
  }
  const scenario: Scenario = {
    id: 'scene',
    band: 'A1',
    title: { en: '', ...same('') },
    welcome: same([]),
    goals: same([]),
    slots: { drink: same(['Café', 'té verde', 'l']) },
    nodes: { node },
  }
  return { node, scenario }
}
