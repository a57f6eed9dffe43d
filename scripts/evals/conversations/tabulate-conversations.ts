import type { EvalConversations } from '@lingarden/languages/build/eval-conversations'
import type { HeldConversation } from './hold-conversation.ts'
import { hasEnded, isAnswered, isNeedless, isNotUnderstood, mended, repeatsIn } from './judge-turn.ts'

/** The figures of some conversations in one language, as a row of a table. */
export function figuresOf(
  held: readonly HeldConversation[],
  { notUnderstood, farewell }: Pick<EvalConversations, 'notUnderstood' | 'farewell'>,
): Record<string, string | number> {
  const turns = held.flatMap((conversation) => conversation.turns)
  const answers = turns.map(isAnswered).filter((answer) => answer !== undefined)
  const planted = turns.map(mended).filter((outcome) => outcome !== undefined)
  const endings = held
    .map((conversation) => hasEnded(conversation.turns, farewell))
    .filter((ending) => ending !== undefined)
  const waits = turns.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    turns: turns.length,
    failed: turns.filter(({ hasFailed }) => hasFailed).length,
    'said twice': held.reduce((sum, conversation) => sum + repeatsIn(conversation.turns), 0),
    'asked and answered': of(answers.filter(Boolean).length, answers.length),
    'mended rightly': of(planted.filter((outcome) => outcome === 'right').length, planted.length),
    otherwise: planted.filter((outcome) => outcome === 'other').length,
    'corrected without need': turns.filter(isNeedless).length,
    'not understood': turns.filter((turn) => isNotUnderstood(turn, notUnderstood)).length,
    ended: of(endings.filter(Boolean).length, endings.length),
    'turn p95': `${Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0)} ms`,
  }
}

const of = (part: number, whole: number): string => `${part}/${whole}`
