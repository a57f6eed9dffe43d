import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { chip, type EvalConversation, type EvalLine } from '@lingarden/languages/build/eval-conversations'
import type { TutorEngine, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction, Goal, HistoryMessage } from '@lingarden/domain/tutor-turn'
import { findNode, formatState, openingState } from '@lingarden/practice-tutor/conversation/state'

/** One turn as it went. */
export interface HeldTurn {
  line: EvalLine
  /** What was said in the end: the line, or the suggestion that was taken. */
  said: string
  /** What the tutor had said last. */
  before: string
  replies: string[]
  /** Undefined where no feedback came. */
  corrections: Correction[] | undefined
  isSlow: boolean
  hasFailed: boolean
  milliseconds: number
}

export interface HeldConversation {
  temper: string
  scene: string
  turns: HeldTurn[]
}

/** Leads one scripted conversation with a beginner, from the first question of its scene on. */
export async function holdConversation(
  engine: TutorEngine,
  language: SupportedLanguage,
  { temper, at, lines }: EvalConversation,
): Promise<HeldConversation> {
  const opening = { ...openingState(language.tag, 'beginner', 0, at), turn: 1 }
  const question = findNode(language.tag, opening)?.ask[0] ?? ''
  const history: HistoryMessage[] = [{ role: 'ai', content: question }]
  let engineState: string | undefined = formatState(opening)
  let goals: Goal[] = []
  let offered: string[] = []
  const turns: HeldTurn[] = []
  for (const line of lines) {
    const said = line.say === chip ? (offered[0] ?? '…') : line.say
    const before = history.findLast(({ role }) => role === 'ai')?.content ?? ''
    const input = { ...beginner(language), message: said, history: [...history], goals, engineState }
    const turn = await takeTurn(engine, { ...input, seed: turns.length })
    turns.push({ line, said, before, ...turn.held })
    engineState = turn.engineState ?? engineState
    goals = turn.goals ?? goals
    offered = turn.offered
    history.push({ role: 'user', content: said })
    for (const content of turn.held.replies) history.push({ role: 'ai', content })
  }
  return { temper, scene: opening.scene, turns }
}

const beginner = (language: SupportedLanguage) => ({
  language,
  level: 'beginner' as const,
  gender: null,
  tutorName: language.tutorName,
  wordBank: [],
  giveFeedback: true,
  showSuggestions: true,
})

async function takeTurn(engine: TutorEngine, input: TutorTurnInput) {
  const start = performance.now()
  const events = await Array.fromAsync(engine.turn(input))
  const milliseconds = performance.now() - start
  const replies = events.filter((event) => event.type === 'reply')
  const feedback = events.find((event) => event.type === 'feedback')?.feedback
  return {
    held: {
      replies: replies.map(({ text }) => text),
      corrections: feedback?.corrections,
      isSlow: replies.some(({ pace }) => pace === 'slow'),
      hasFailed: events.some(({ type }) => type === 'error'),
      milliseconds,
    },
    engineState: events.find((event) => event.type === 'state')?.engineState,
    goals: events.find((event) => event.type === 'goals')?.goals,
    offered: events.find((event) => event.type === 'suggestions')?.items ?? [],
  }
}
