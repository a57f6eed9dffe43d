import { lazy, type ComponentType } from 'react'

export type PageKey =
  | 'dashboard'
  | 'tutor'
  | 'courses'
  | 'review'
  | 'bank'
  | 'analytics'
  | 'friends'
  | 'feedback'
  | 'settings'
  | 'support'
  | 'plans'

export interface Page {
  key: PageKey
  /** The page's own address; everything below it belongs to the page. */
  path: string
  /** Other addresses of the same page. */
  aliases?: readonly string[]
  Component: ComponentType
}

/** Every guarded page (requirements 2.8-2.24). Pages stay mounted once visited. */
export const pages: readonly Page[] = [
  {
    key: 'dashboard',
    path: '/dashboard',
    Component: lazy(async () => ({
      default: (await import('@/features/dashboard/dashboard-page')).DashboardPage,
    })),
  },
  {
    key: 'tutor',
    path: '/tutor',
    Component: lazy(async () => ({ default: (await import('@/features/tutor/tutor-page')).TutorPage })),
  },
  {
    key: 'courses',
    path: '/courses',
    Component: lazy(async () => ({
      default: (await import('@/features/courses/courses-page')).CoursesPage,
    })),
  },
  {
    key: 'review',
    path: '/review',
    Component: lazy(async () => ({ default: (await import('@/features/review/review-page')).ReviewPage })),
  },
  {
    key: 'bank',
    path: '/bank',
    aliases: ['/word-bank'],
    Component: lazy(async () => ({ default: (await import('@/features/bank/bank-page')).BankPage })),
  },
  {
    key: 'analytics',
    path: '/analytics',
    Component: lazy(async () => ({
      default: (await import('@/features/analytics/analytics-page')).AnalyticsPage,
    })),
  },
  {
    key: 'friends',
    path: '/friends',
    Component: lazy(async () => ({ default: (await import('@/features/friends/friends-page')).FriendsPage })),
  },
  {
    key: 'feedback',
    path: '/feedback',
    Component: lazy(async () => ({ default: (await import('./feedback-page')).FeedbackPage })),
  },
  {
    key: 'settings',
    path: '/settings',
    Component: lazy(async () => ({ default: (await import('./settings-page')).SettingsPage })),
  },
  {
    key: 'support',
    path: '/support',
    Component: lazy(async () => ({ default: (await import('@/features/support/support-page')).SupportPage })),
  },
  {
    key: 'plans',
    path: '/plans',
    Component: lazy(async () => ({ default: (await import('@/features/plans/plans-routes')).PlansRoutes })),
  },
]

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The page an address belongs to; undefined where no page grows there. */
export function findPage(pathname: string): Page | undefined {
  return pages.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((address) => isWithin(pathname, address)),
  )
}
