/** What people say to lead any conversation, whatever was asked. */
export const moves = [
  'greeting',
  'wellbeing',
  'thanks',
  'apology',
  'goodbye',
  'repeat',
  'slower',
  'louder',
  'notUnderstood',
  'meaning',
  'wording',
  'spelling',
  'whatToSay',
  'dontKnow',
  'skip',
  'otherTopic',
  'machine',
  'back',
] as const
export type Move = (typeof moves)[number]

/**
 * How the moves are put in one language, as patterns: `(a|b)` is one of both, `[a]` may be left out, `{of}` is what is asked
 * about and `{word}` a single word of it. Capitals, accents and marks make no difference.
 */
export interface MoveWordings extends Readonly<Record<Move, readonly string[]>> {
  /** What stands beside a move and changes nothing: “please”. */
  besides: readonly string[]
  /** What nobody asks the meaning of: “what is that?”; with `…` behind it or before it, whatever begins or ends so. */
  unasked?: readonly string[]
}
