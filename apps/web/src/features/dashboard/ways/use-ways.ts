import { orderWays } from '@lingarden/domain/home/ways'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { BookOpen, Droplets, Import, MessageCircle, NotebookPen, type LucideIcon } from '@/icons/icons.ts'
import { useKeepCourseFile } from '@/lib/courses/keep-course-file'
import { useOpenLesson } from '@/lib/courses/use-open-lesson'
import { currentConversation } from '@/lib/current-conversation'
import { useMistakesToMend } from '@/lib/mistakes/use-mistakes-to-mend'
import { useTutorName } from '@/lib/language/use-tutor-name'
import { bankPaths, pagePaths, reviewPaths } from '@/lib/paths'
import { useProfile } from '@/lib/profile/get-profile'
import { useTodaysCards } from '@/lib/review/use-todays-cards'
import { useUser } from '@/lib/session/session-provider'

/** Something to do now, as a link says it. */
export interface WayLink {
  kind: 'lesson' | 'review' | 'mend' | 'talk' | 'bring'
  to: string
  Icon: LucideIcon
  /** As one of several. */
  title: string
  about: string
  /** As the one big action. */
  action: string
  actionAbout?: string
  minutes: number
}

/** What to do now, the most fitting first. */
interface Ways {
  links: WayLink[]
  /** Whether all are known; before, there is the first alone. */
  isWhole: boolean
}

/**
 * What to do now; undefined while nobody can tell.
 * @param words how many are planted; undefined while it is not known
 */
export function useWays(languageCode: LanguageCode | undefined, words: number | undefined): Ways | undefined {
  const dashboard = useTexts('dashboard')
  const { lesson, isPending } = useOpenLesson(languageCode)
  useKeepCourseFile(lesson?.url)
  const cards = useTodaysCards(languageCode)
  const mistakes = useMistakesToMend(languageCode)
  const voice = useProfile().data?.voice_setting
  const tutorName = useTutorName()
  const { id: userId } = useUser()
  if (!languageCode || isPending) return undefined
  const isWhole = cards !== undefined && mistakes !== undefined && words !== undefined
  // What turns out to be the second choice does not stand there as the first before; but a lesson that was left in the
  // middle is the first, whatever the thousands of reviews tell of today's cards.
  if (!isWhole && !lesson?.isOpen) return undefined
  const { due, fresh } = cards ?? { due: 0, fresh: 0 }
  const toMend = mistakes ?? 0
  const linkOf = (kind: WayLink['kind']): Omit<WayLink, 'kind' | 'minutes'> | undefined => {
    switch (kind) {
      case 'lesson': {
        if (!lesson) return undefined
        const { open, first, next } = dashboard.lesson
        return {
          to: lesson.path,
          Icon: BookOpen,
          title: lesson.isOpen ? open : lesson.isFirst ? first : next,
          action: lesson.isOpen ? dashboard.goOn(lesson.title) : dashboard.beginWith(lesson.title),
          about: lesson.title,
          actionAbout: lesson.isOpen
            ? lesson.unit
            : dashboard.lessonOf(lesson.isFirst ? first : next, lesson.unit),
        }
      }
      case 'review': {
        const title = dashboard.review(due + fresh)
        const about = dashboard.toWaterAndNew(due, fresh)
        return { to: pagePaths.review, Icon: Droplets, title, action: title, about }
      }
      case 'mend': {
        const title = dashboard.mend(toMend)
        return {
          to: reviewPaths.mistakes,
          Icon: NotebookPen,
          title,
          action: title,
          about: dashboard.mendWhere,
        }
      }
      case 'talk': {
        const title = dashboard.talk(tutorName(languageByCode(languageCode), voice))
        // The tutor goes on with what has not been ended.
        const isOpen = currentConversation(userId, languageCode) !== undefined
        const about = isOpen ? dashboard.talkOn : dashboard.talkAbout
        return { to: pagePaths.tutor, Icon: MessageCircle, title, action: title, about }
      }
      case 'bring':
        return {
          to: bankPaths.add,
          Icon: Import,
          title: dashboard.bring,
          action: dashboard.bring,
          about: dashboard.bringFrom,
        }
    }
  }
  const ways = orderWays({ lesson, due, fresh, mistakes: toMend, hasWords: words !== 0 })
  const links = (isWhole ? ways : ways.slice(0, 1)).flatMap(({ kind, minutes }) => {
    const link = linkOf(kind)
    return link ? [{ kind, minutes, ...link }] : []
  })
  return { links, isWhole }
}
