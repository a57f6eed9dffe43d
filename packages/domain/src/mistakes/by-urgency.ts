import type { RecentMistake } from '../tutor-engine.ts'

type Urgency = Pick<RecentMistake, 'isDue' | 'selfMended'>

const rankOf = ({ isDue = false, selfMended = false }: Urgency): number =>
  (isDue ? 0 : 2) + (selfMended ? 1 : 0)

/**
 * Orders mistakes as a tutor brings them back: what it is time to meet again comes first, and of that what the learner could not
 * put right themselves when it was pointed at.
 */
export const byUrgency = (a: Urgency, b: Urgency): number => rankOf(a) - rankOf(b)
