import type { ComponentType } from 'react'
import { bankPaths, pagePaths } from '@/lib/paths'

export type PageKey = keyof typeof pagePaths

export interface Page {
  key: PageKey
  /** The page's own address; everything below it belongs to the page. */
  path: string
  /** Other addresses of the same page. */
  aliases?: readonly string[]
  /** Loads the page's script; the browser keeps it, so that a second time costs nothing. */
  load: () => Promise<ComponentType>
  /** It says the same to every learner, so that it opens also while nothing is known of this one. */
  isForAnybody?: boolean
}

/** Every guarded page (requirements 2.8-2.24). Pages stay mounted once visited. */
export const pages: readonly Page[] = [
  {
    key: 'dashboard',
    path: pagePaths.dashboard,
    load: async () => (await import('./home')).DashboardPage,
  },
  {
    key: 'tutor',
    path: pagePaths.tutor,
    load: async () => (await import('@/features/tutor/tutor-page')).TutorPage,
  },
  {
    key: 'courses',
    path: pagePaths.courses,
    load: async () => (await import('@/features/courses/courses-page')).CoursesPage,
  },
  {
    key: 'review',
    path: pagePaths.review,
    load: async () => (await import('@/features/review/review-page')).ReviewPage,
  },
  {
    key: 'bank',
    path: pagePaths.bank,
    aliases: [bankPaths.formerly],
    load: async () => (await import('@/features/bank/bank-page')).BankPage,
  },
  {
    key: 'analytics',
    path: pagePaths.analytics,
    load: async () => (await import('@/features/analytics/analytics-page')).AnalyticsPage,
  },
  {
    key: 'friends',
    path: pagePaths.friends,
    load: async () => (await import('@/features/friends/friends-page')).FriendsPage,
  },
  {
    key: 'feedback',
    path: pagePaths.feedback,
    load: async () => (await import('./feedback-page')).FeedbackPage,
    isForAnybody: true,
  },
  {
    key: 'settings',
    path: pagePaths.settings,
    load: async () => (await import('./settings-page')).SettingsPage,
  },
  {
    key: 'support',
    path: pagePaths.support,
    load: async () => (await import('@/features/support/support-page')).SupportPage,
    isForAnybody: true,
  },
  {
    key: 'plans',
    path: pagePaths.plans,
    load: async () => (await import('@/features/plans/plans-routes')).PlansRoutes,
    isForAnybody: true,
  },
]

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The page an address belongs to; undefined where no page grows there. */
export function findPage(pathname: string): Page | undefined {
  return pages.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((address) => isWithin(pathname, address)),
  )
}
