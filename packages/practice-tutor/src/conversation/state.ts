import type { Level } from '@lingarden/domain/levels'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { scenesOf } from '@lingarden/languages/loaded'
import { bands, type Band, type Scene, type SceneNode } from '@lingarden/languages/scene'
import { isAskedOn, nodeAskedOn, type AskedOn } from './asking-on/asked-on.ts'

/**
 * Where a conversation stands. `node` is a node of the scene, or between two scenes `word` while a word of the bank is
 * asked for, `fact` while the tutor comes back to what it was told, and `mend` before a scene that opens with a mistake. In a talk
 * without a script it is `on` while the tutor asks on about what was told.
 */
export interface ConversationState {
  scene: string
  node: string
  /** Answers in a row that were not understood. */
  misses: number
  /** Turns so far. */
  turn: number
  /** Questions asked since the last scene; none where it is missing. */
  asked?: number
  /** Questions of the scene that were answered before they were asked, and where each answer leads; in a talk nowhere. */
  given?: Readonly<Record<string, string>> | undefined
  /** Questions of a talk without a script that were asked. */
  done?: readonly string[]
  /** In such a talk: the question about what was told, where that is what was asked last. */
  askedOn?: AskedOn | undefined
}

export const wordNode = 'word'
export const factNode = 'fact'
export const mendNode = 'mend'
export const onNode = 'on'
const betweenScenes: ReadonlySet<string> = new Set([wordNode, factNode, mendNode])

export function firstNodeOf({ nodes }: Scene): string {
  return Object.keys(nodes)[0] ?? 'end'
}

export function findScene(language: LanguageTag, id: string): Scene | undefined {
  return scenesOf(language).find((scene) => scene.id === id)
}

export function findNode(
  language: LanguageTag,
  { scene, node, askedOn }: ConversationState,
): SceneNode | undefined {
  if (node === onNode && askedOn) return nodeAskedOn(language, askedOn)
  const nodes = findScene(language, scene)?.nodes
  return nodes && Object.hasOwn(nodes, node) ? nodes[node] : undefined
}

/** The band of the scenes that chance offers at a level; above B1 the built-in tutor has nothing harder. */
const bandOf: Readonly<Record<Level, Band>> = {
  beginner: 'A1',
  elementary: 'A2',
  intermediate: 'B1',
  advanced: 'B1',
  native: 'B1',
}

/** Scenes of the band that fits a level; where a language has none of it, those of the next easier band that it has. */
function scenesFor(language: LanguageTag, level: Level): readonly Scene[] {
  const scenes = scenesOf(language).filter(({ talk }) => !talk)
  const downwards = bands.slice(0, bands.indexOf(bandOf[level]) + 1).toReversed()
  const band = downwards.find((each) => scenes.some((scene) => scene.band === each))
  return band === undefined ? scenes : scenes.filter((scene) => scene.band === band)
}

/**
 * The scene that a new conversation opens with.
 * @param wanted id of the scene that is asked for; chance decides where it is undefined or there is none of that name
 */
export function openingState(
  language: LanguageTag,
  level: Level,
  seed: number,
  wanted?: string,
): ConversationState {
  const scenes = scenesFor(language, level)
  const scene =
    (wanted === undefined ? undefined : findScene(language, wanted)) ?? scenes[seed % scenes.length]
  if (!scene) throw new Error('There is no scene')
  return { scene: scene.id, node: firstNodeOf(scene), misses: 0, turn: 0 }
}

/** The scene after this one among those of the level, after a talk the next talk; in a circle. */
export function nextScene(language: LanguageTag, level: Level, state: ConversationState): ConversationState {
  const isTalk = findScene(language, state.scene)?.talk !== undefined
  const scenes = isTalk ? scenesOf(language).filter(({ talk }) => talk) : scenesFor(language, level)
  const place = scenes.findIndex(({ id }) => id === state.scene)
  const scene = scenes[(place + 1) % scenes.length]
  if (!scene) throw new Error('There is no scene')
  return { scene: scene.id, node: firstNodeOf(scene), misses: 0, turn: state.turn }
}

export function formatState(state: ConversationState): string {
  return JSON.stringify(state)
}

/** Reads a state that came back through the browser; undefined where it is none of the language's scenes. */
export function parseState(language: LanguageTag, text: string | undefined): ConversationState | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { scene, node, misses, turn, asked = 0, given, done, askedOn } = value as Record<string, unknown>
  const isCount = (count: unknown): count is number =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) < 1e6
  if (typeof scene !== 'string' || typeof node !== 'string' || !isCount(misses) || !isCount(turn))
    return undefined
  if (!isCount(asked)) return undefined
  const state = {
    scene,
    node,
    misses,
    turn,
    ...(asked > 0 && { asked }),
    ...(isGiven(given) && { given }),
    ...(isDone(done) && { done }),
    ...(isAskedOn(askedOn) && { askedOn }),
  }
  const exists = findScene(language, scene) && (betweenScenes.has(node) || findNode(language, state))
  return exists ? state : undefined
}

const isDone = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 40 && value.every((node) => typeof node === 'string')

/** Names of nodes that are none lead nowhere: the scene ends there. */
const isGiven = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 40 &&
  Object.values(value).every((node) => typeof node === 'string')

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
