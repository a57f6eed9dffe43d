import type { Level } from '@lingarden/domain/levels'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Band, Scenario, ScenarioNode } from '@lingarden/languages/scenario'

/**
 * Where a conversation stands. `node` is a node of the scenario, or between two scenes `word` while a word of the bank is
 * asked for, `fact` while the tutor comes back to what it was told, and `mend` before a scene that opens with a mistake.
 */
export interface ConversationState {
  scenario: string
  node: string
  /** Answers in a row that were not understood. */
  misses: number
  /** Turns so far. */
  turn: number
  /** Questions asked since the last scene; none where it is missing. */
  asked?: number
  /** Questions of the scene that were answered before they were asked, and where each answer leads. */
  given?: Readonly<Record<string, string>> | undefined
}

export const wordNode = 'word'
export const factNode = 'fact'
export const mendNode = 'mend'
const betweenScenes: ReadonlySet<string> = new Set([wordNode, factNode, mendNode])

export function firstNodeOf({ nodes }: Scenario): string {
  return Object.keys(nodes)[0] ?? 'end'
}

export function findScenario(language: LanguageTag, id: string): Scenario | undefined {
  return scenesOf(language).find((scenario) => scenario.id === id)
}

export function findNode(
  language: LanguageTag,
  { scenario, node }: ConversationState,
): ScenarioNode | undefined {
  const nodes = findScenario(language, scenario)?.nodes
  return nodes && Object.hasOwn(nodes, node) ? nodes[node] : undefined
}

/** Scenes of the band that fits a level; above A2 the built-in tutor has nothing harder to offer. */
function scenesFor(language: LanguageTag, level: Level): readonly Scenario[] {
  const scenes = scenesOf(language)
  const band: Band = level === 'beginner' ? 'A1' : 'A2'
  const fitting = scenes.filter((scenario) => scenario.band === band)
  return fitting.length > 0 ? fitting : scenes
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
  const scenario =
    (wanted === undefined ? undefined : findScenario(language, wanted)) ?? scenes[seed % scenes.length]
  if (!scenario) throw new Error('There is no scenario')
  return { scenario: scenario.id, node: firstNodeOf(scenario), misses: 0, turn: 0 }
}

/** The scene after this one among those of the level, in a circle. */
export function nextScene(language: LanguageTag, level: Level, state: ConversationState): ConversationState {
  const scenes = scenesFor(language, level)
  const place = scenes.findIndex(({ id }) => id === state.scenario)
  const scenario = scenes[(place + 1) % scenes.length]
  if (!scenario) throw new Error('There is no scenario')
  return { scenario: scenario.id, node: firstNodeOf(scenario), misses: 0, turn: state.turn }
}

export function formatState(state: ConversationState): string {
  return JSON.stringify(state)
}

/** Reads a state that came back through the browser; undefined where it is none of the language's scenes. */
export function parseState(language: LanguageTag, text: string | undefined): ConversationState | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { scenario, node, misses, turn, asked = 0, given } = value as Record<string, unknown>
  const isCount = (count: unknown): count is number =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) < 1e6
  if (typeof scenario !== 'string' || typeof node !== 'string' || !isCount(misses) || !isCount(turn))
    return undefined
  if (!isCount(asked)) return undefined
  const state = {
    scenario,
    node,
    misses,
    turn,
    ...(asked > 0 && { asked }),
    ...(isGiven(given) && { given }),
  }
  const exists = findScenario(language, scenario) && (betweenScenes.has(node) || findNode(language, state))
  return exists ? state : undefined
}

/** Names of nodes that are none lead nowhere: the scene ends there. */
const isGiven = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 20 &&
  Object.values(value).every((node) => typeof node === 'string')

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
