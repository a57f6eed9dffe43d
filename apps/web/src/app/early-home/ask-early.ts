import { outlineAddress } from '@lingarden/domain/courses/outline-address'
import type { BegunLesson } from '@lingarden/domain/courses/lesson-to-go-on'
import type { CourseOutline } from '@lingarden/domain/courses/outline'
import { defaultDailyGoalMinutes } from '@lingarden/domain/daily-goal'
import addresses from 'virtual:course-addresses'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { dayHere } from '@/lib/analytics/day-here'
import { notedPlaceKey } from '@/lib/courses/noted-place-key'
import { readTab } from '@/lib/local-store'
import { mobileBreakpoint } from '@/lib/mobile-breakpoint'
import { profileAddress } from '@/lib/prefetch/addresses'
import { prefetchLists } from '@/lib/prefetch/prefetch'
import { readPrefetchedRows } from '@/lib/prefetch/prefetched'
import { isNameKnown } from '@/lib/session/known-name'
import { drawAction, showAction } from './draw-action'
import { progressAddress, rangeAddresses, todayAddress } from './addresses'

/** Of the profile, what the first requests need. */
interface EarlyProfile {
  current_language_code: string | null
  daily_goals: Readonly<Record<string, number>>
}

/** Of a day, what counts towards the goal. */
interface PractisedDay {
  practice_time_seconds: number
}

/** Days before today that the dashboard tells of. */
const daysBefore = 364

/**
 * Asks for what the dashboard draws first as soon as the profile says of which language: the scripts that will want it come
 * half a second later. What nobody takes is lost, and what fails is asked for again as if this had never been. On a phone the
 * lesson that was left in the middle can be gone on with as soon as it is known.
 */
export async function askEarly(userId: string, now = new Date()): Promise<void> {
  const profile = await readPrefetchedRows<EarlyProfile>(profileAddress(userId))
  const languageCode = profile?.current_language_code
  if (!profile || typeof languageCode !== 'string') return
  const learner = { userId, languageCode }
  const today = dayHere(now.getTime())
  const from = dayHere(new Date(now).setDate(now.getDate() - daysBefore))
  // Whoever was here before has kept most of the year, and asks for another piece of it.
  const year = isNameKnown(userId) ? [] : rangeAddresses(learner, from, today)
  prefetchLists([progressAddress(learner), todayAddress(learner, today), ...year], now)
  const course = addresses[languageCode]
  if (!course) return
  // The browser keeps the file, which never changes.
  const outline = fetch(outlineAddress(course, wantedInterfaceLanguage()))
  const root = document.getElementById('root')
  // What this browser has still to send may say otherwise of the lesson.
  if (!root || window.innerWidth >= mobileBreakpoint || readTab(notedPlaceKey) !== undefined)
    return void (await outline)
  const [answer, begun, days] = await Promise.all([
    outline,
    readPrefetchedRows<BegunLesson[]>(progressAddress(learner)),
    readPrefetchedRows<PractisedDay[]>(todayAddress(learner, today)),
  ])
  if (!answer.ok || !begun || !days) return
  const seconds = days.reduce((sum, day) => sum + day.practice_time_seconds, 0)
  const goal = profile.daily_goals[languageCode] ?? defaultDailyGoalMinutes
  const action = await drawAction({
    course: (await answer.json()) as CourseOutline,
    begun,
    isExtra: seconds / 60 >= goal,
  })
  if (action) showAction(action, root)
}
