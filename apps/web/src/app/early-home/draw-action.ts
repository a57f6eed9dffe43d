import { lessonToGoOn, type BegunLesson } from '@lingarden/domain/courses/lesson-to-go-on'
import type { CourseOutline } from '@lingarden/domain/courses/outline'
import { orderWays } from '@lingarden/domain/home/ways'
import { textsIn } from '@/i18n/loaded-texts'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { coursePaths, pagePaths } from '@/lib/paths'
import { elementOf } from '../element-of'

/** What the first requests of the dashboard have brought. */
export interface EarlyDay {
  course: CourseOutline
  begun: readonly BegunLesson[]
  /** Whether today's goal is reached, so that nothing urges any more. */
  isExtra: boolean
}

/** Milliseconds after which the page has the action, or something else to say. */
const longestStay = 10_000

/** The place of the page's own (components/ui/foot-link.tsx), over the bar that will stand below it. */
const placeLook =
  'pointer-events-none fixed inset-x-0 bottom-[calc(60px+env(safe-area-inset-bottom))] z-20 bg-linear-to-b from-transparent to-25% to-lawn px-4 pt-3.5 pb-3'
const linkLook =
  'pointer-events-auto flex min-h-14 items-center justify-between gap-3 rounded-md px-5 py-1.5 shadow-float'
const looks = { urging: 'bg-leaf text-on-leaf', quiet: 'bg-card text-ink inset-ring-2 inset-ring-leaf' }

/**
 * Draws the main action of the dashboard on a phone while its scripts are on their way: the lesson that was left in the middle,
 * which comes first whatever else there is to do. Any other action waits for the cards of today, and so for the page.
 * @returns the drawn action; undefined where no lesson is open
 */
export async function drawAction({ course, begun, isExtra }: EarlyDay): Promise<HTMLElement | undefined> {
  const found = lessonToGoOn(course, begun)
  if (!found?.isOpen) return undefined
  const { lesson, unit } = found
  const { dashboard } = await textsIn(wantedInterfaceLanguage(), 'dashboard')
  const terms = lesson.terms.length
  const [way] = orderWays({ lesson: { isOpen: true, terms }, due: 0, fresh: 0, mistakes: 0, hasWords: true })
  const link = elementOf(
    'a',
    `${linkLook} ${looks[isExtra ? 'quiet' : 'urging']}`,
    elementOf(
      'span',
      'line-clamp-2 min-w-0 font-display text-lg leading-tight font-semibold',
      dashboard.goOn(lesson.title),
    ),
    elementOf(
      'span',
      'flex items-center gap-1 text-sm whitespace-nowrap',
      dashboard.minutes(way?.minutes ?? 1),
      drawArrow(),
    ),
  )
  link.setAttribute('href', coursePaths.lesson(course.courseId, unit.unitId, lesson.lessonId))
  return elementOf('div', placeLook, link)
}

const svg = 'http://www.w3.org/2000/svg'

/** The arrow of the page's action (icons/generated/chevron-right.tsx); without it the lines would break otherwise. */
function drawArrow(): SVGElement {
  const arrow = document.createElementNS(svg, 'svg')
  const look = { width: '18', height: '18', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }
  const line = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  for (const [name, value] of Object.entries({ ...look, ...line })) arrow.setAttribute(name, value)
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', 'm9 18l6-6l-6-6')
  arrow.append(path)
  return arrow
}

/** Shows it until the page has its own, or is another one. */
export function showAction(action: HTMLElement, root: HTMLElement): void {
  const isOver = () =>
    root.querySelector('[data-foot-action]') !== null || location.pathname !== pagePaths.dashboard
  if (isOver()) return
  const end = () => {
    clearTimeout(timer)
    watch.disconnect()
    action.remove()
  }
  const watch = new MutationObserver(() => isOver() && end())
  const timer = setTimeout(end, longestStay)
  watch.observe(root, { childList: true, subtree: true })
  document.body.append(action)
}
