import type { Scene } from '../scene.ts'

/** Everything that scenes say and offer as an answer, with the first filling of every slot. */
export function sceneLines(scenes: readonly Scene[]): string[] {
  return scenes.flatMap(({ welcome, nodes, slots }) => {
    const lines = Object.values(nodes).flatMap(({ ask, simpler, models, expect: answers }) => [
      ...ask,
      simpler,
      ...models,
      ...answers.flatMap(({ reply, better }) => [reply, better]),
    ])
    const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]?.[0] ?? 'Ana')
    return [...[...welcome, ...lines].map(fill), ...Object.values(slots).flat()]
  })
}
