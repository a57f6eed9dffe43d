import type { Courtesy } from '@lingarden/languages/kit/tutor/courtesies'
import type { Move } from '@lingarden/languages/kit/tutor/moves'

const courtesies: ReadonlySet<Move> = new Set<Courtesy | 'apology'>([
  'greeting',
  'wellbeing',
  'thanks',
  'apology',
  'goodbye',
])

/** Whether a move is answered with a word or two, and asks for nothing else. */
export const isCourtesy = (move: Move): move is Courtesy | 'apology' => courtesies.has(move)
