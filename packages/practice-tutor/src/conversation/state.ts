import { scenarios } from '../generated/scenarios.ts'
import type { Scenario, ScenarioNode } from '../scenario.ts'

/** Where a conversation stands. `node` is a node of the scenario, or `word` while a word of the bank is asked for. */
export interface ConversationState {
  scenario: string
  node: string
  /** Answers in a row that were not understood. */
  misses: number
  /** Turns so far. */
  turn: number
}

export const wordNode = 'word'
const scenesInOrder = scenarios.map(({ id }) => id)

export function firstNodeOf({ nodes }: Scenario): string {
  return Object.keys(nodes)[0] ?? 'end'
}

export function findScenario(id: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id)
}

export function findNode({ scenario, node }: ConversationState): ScenarioNode | undefined {
  const nodes = findScenario(scenario)?.nodes
  return nodes && Object.hasOwn(nodes, node) ? nodes[node] : undefined
}

/** The scene that a new conversation opens with. */
export function openingState(seed: number): ConversationState {
  const scenario = scenarios[seed % scenarios.length]
  if (!scenario) throw new Error('There is no scenario')
  return { scenario: scenario.id, node: firstNodeOf(scenario), misses: 0, turn: 0 }
}

/** The scene after this one, in a circle. */
export function nextScene(state: ConversationState): ConversationState {
  const next =
    scenesInOrder[(scenesInOrder.indexOf(state.scenario) + 1) % scenesInOrder.length] ?? state.scenario
  const scenario = findScenario(next)
  return { ...state, scenario: next, node: scenario ? firstNodeOf(scenario) : 'end', misses: 0 }
}

export function formatState(state: ConversationState): string {
  return JSON.stringify(state)
}

/** Reads a state that came back through the browser; undefined where it is none of ours. */
export function parseState(text: string | undefined): ConversationState | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { scenario, node, misses, turn } = value as Record<string, unknown>
  const isCount = (count: unknown): count is number =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) < 1e6
  if (typeof scenario !== 'string' || typeof node !== 'string' || !isCount(misses) || !isCount(turn))
    return undefined
  const state = { scenario, node, misses, turn }
  const exists = findScenario(scenario) && (node === wordNode || findNode(state))
  return exists ? state : undefined
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
