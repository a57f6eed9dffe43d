import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Scene, SceneNode } from '../../scene.ts'

const accounts = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat())
/**
 * By scene, question and answer; `no-answer` of a question is what answers it in no way, beside what its scene names as that,
 * `open` the answer that is meant by what is about nothing else, the first of these that the question has.
 */
const schema = z.record(z.string(), z.record(z.string(), z.record(z.string(), accounts)))

let read: z.infer<typeof schema> | undefined

const readFile = (name: string) =>
  schema.parse(parse(readFileSync(new URL(`../../kit/kinds/${name}.yaml`, import.meta.url), 'utf8')))

const shared = () => (read ??= { ...readFile('answers'), ...readFile('answers-b1') })

/** A scene with what its answers may be about, which is the same in whatever language it is played. */
export function withSharedKinds(scene: Scene): Scene {
  const known = shared()[scene.id]
  if (!known) return scene
  const nodes = Object.entries(scene.nodes).map(([id, node]) => [id, withKinds(node, known[id])] as const)
  return { ...scene, nodes: Object.fromEntries(nodes) }
}

function withKinds(node: SceneNode, known: Readonly<Record<string, string[]>> | undefined): SceneNode {
  if (!known) return node
  const never = [...(known['no-answer'] ?? []), ...(node.never ?? [])]
  const open = known['open']?.find((id) => node.expect.some((answer) => answer.id === id))
  const expect = node.expect.map((answer) => {
    const kinds = answer.kinds ?? known[answer.id]
    return kinds ? { ...answer, kinds } : answer
  })
  return { ...node, expect, ...(never.length > 0 && { never }), ...(open !== undefined && { open }) }
}
