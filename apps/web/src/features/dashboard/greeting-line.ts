import type { LearnerMoment } from '@lingarden/domain/analytics/learner-moment'
import type { Texts } from '@/i18n/groups'

/** One line under the greeting: what fits a newcomer with or without words, a learner who comes back, and one in the middle of it. */
export function greetingLine(
  texts: Texts['dashboard'],
  moment: LearnerMoment,
  words: number,
  minutes: number,
  goal: number,
): string {
  if (moment === 'newcomer') return words > 0 ? texts.lines.begun : texts.lines.newcomer
  if (moment === 'returning') return texts.lines.returning
  return minutes >= goal ? texts.lines.reached : texts.lines.open(Math.ceil(goal - minutes))
}
