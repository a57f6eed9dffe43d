import type { PracticeKind } from '@lingarden/domain/analytics/practice-slice'
import type { LanguageCode } from '@lingarden/languages/find-language'

/** How the learner of the demonstration goes about a language. Chances are from 0 to 1. */
export interface Habits {
  languageCode: LanguageCode
  /** What chance is drawn from: the same habits with other luck are another learner's days. */
  luck: number
  /** Minutes a day that the learner set. */
  goal: number
  /** How likely they practise on a working day and at the weekend. */
  practises: { workday: number; weekend: number }
  /** Days ago, from and to, in which they practised nothing. */
  break?: { from: number; to: number }
  /** Days up to today on which they never missed. */
  streak: number
  /** Usual minutes of a day. */
  minutes: number
  /** Lessons they take a week. */
  lessonsAWeek: number
  /** How much better or worse they remember than the scheduler believes: above 1 better. */
  memory: number
  /** Hours of the day at which they sit down, and for what. */
  sittings: readonly { hour: number; kind: PracticeKind; share: number }[]
}

/** One learner: Spanish every day, Mandarin often, French now and then, taken up again. */
export const demoHabits: readonly Habits[] = [
  {
    languageCode: 'es-ES',
    luck: 7,
    goal: 15,
    practises: { workday: 0.9, weekend: 0.75 },
    break: { from: 44, to: 39 },
    streak: 23,
    minutes: 19,
    lessonsAWeek: 4,
    memory: 1.15,
    sittings: [
      { hour: 7, kind: 'review', share: 0.35 },
      { hour: 20, kind: 'tutor', share: 0.45 },
      { hour: 21, kind: 'lesson', share: 0.2 },
    ],
  },
  {
    languageCode: 'zh-CN',
    luck: 7,
    goal: 10,
    practises: { workday: 0.72, weekend: 0.85 },
    streak: 6,
    minutes: 12,
    lessonsAWeek: 3,
    memory: 0.9,
    sittings: [
      { hour: 12, kind: 'review', share: 0.5 },
      { hour: 18, kind: 'lesson', share: 0.25 },
      { hour: 19, kind: 'tutor', share: 0.25 },
    ],
  },
  {
    languageCode: 'fr-FR',
    luck: 7,
    goal: 10,
    practises: { workday: 0.45, weekend: 0.6 },
    break: { from: 60, to: 36 },
    streak: 2,
    minutes: 11,
    lessonsAWeek: 2,
    memory: 1,
    sittings: [
      { hour: 8, kind: 'tutor', share: 0.6 },
      { hour: 22, kind: 'review', share: 0.4 },
    ],
  },
]
