import type { Scene, SceneNode } from '@lingarden/languages/scene'

/** A scene for tests of one node, whose answers have these patterns. */
export function sceneOf(...answers: string[][]) {
  const node: SceneNode = {
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
  const scene: Scene = {
    id: 'scene',
    band: 'A1',
    title: { en: '', es: '', fr: '', zh: '' },
    welcome: [],
    goals: [],
    slots: { drink: ['Café', 'té verde', 'l'] },
    nodes: { node },
  }
  return { node, scene }
}
