import type { AvatarPlant } from '@lingarden/domain/friends/avatar-plant'
import type { NudgeKind } from '@lingarden/domain/friends/nudge'
import type { Habits } from './learner-habits.ts'

/** Somebody whom the demonstration's learner has to do with. */
export interface DemoFriend {
  /** What their address begins with. */
  address: string
  name: string
  plant: AvatarPlant
  /** A friend; or one who asked to be, and was not answered yet; or one who was asked. */
  standing: 'friend' | 'asks' | 'asked'
  nudge?: NudgeKind
  habits: readonly Habits[]
}

const evenings: Habits['sittings'] = [
  { hour: 18, kind: 'lesson', share: 0.4 },
  { hour: 20, kind: 'tutor', share: 0.6 },
]
const mornings: Habits['sittings'] = [
  { hour: 8, kind: 'review', share: 0.6 },
  { hour: 13, kind: 'tutor', share: 0.4 },
]

const hannah: Habits = {
  languageCode: 'es-ES',
  luck: 11,
  goal: 20,
  practises: { workday: 0.95, weekend: 0.9 },
  streak: 41,
  minutes: 27,
  lessonsAWeek: 5,
  memory: 1.1,
  sittings: evenings,
}

const mateo: Habits = {
  languageCode: 'zh-CN',
  luck: 23,
  goal: 10,
  practises: { workday: 0.6, weekend: 0.5 },
  streak: 4,
  minutes: 14,
  lessonsAWeek: 3,
  memory: 1,
  sittings: mornings,
}

const lin: Habits = {
  languageCode: 'fr-FR',
  luck: 37,
  goal: 15,
  practises: { workday: 0.7, weekend: 0.4 },
  break: { from: 30, to: 24 },
  streak: 9,
  minutes: 17,
  lessonsAWeek: 4,
  memory: 1.2,
  sittings: mornings,
}

// Away since the day before yesterday, so that a streak that has ended is seen too.
const tomasz: Habits = {
  languageCode: 'es-ES',
  luck: 51,
  goal: 10,
  practises: { workday: 0.4, weekend: 0.7 },
  break: { from: 2, to: 0 },
  streak: 0,
  minutes: 12,
  lessonsAWeek: 2,
  memory: 0.95,
  sittings: evenings,
}

/** The friends of the demonstration's learner, and two who may become such. */
export const demoFriends: readonly DemoFriend[] = [
  {
    address: 'hannah',
    name: 'Hannah',
    plant: 'sunflower',
    standing: 'friend',
    nudge: 'water',
    habits: [hannah],
  },
  { address: 'mateo', name: 'Mateo', plant: 'bamboo', standing: 'friend', habits: [mateo] },
  { address: 'lin', name: 'Lin Yue', plant: 'tulip', standing: 'friend', habits: [lin] },
  { address: 'tomasz', name: 'Tomasz', plant: 'cactus', standing: 'friend', habits: [tomasz] },
  { address: 'amelie', name: 'Amélie', plant: 'lavender', standing: 'asks', habits: [] },
  { address: 'jonas', name: 'Jonas', plant: 'fern', standing: 'asked', habits: [] },
]
