import { bankPaths, pagePaths } from '@/lib/paths'

export type PageKey = keyof typeof pagePaths

export interface Page {
  key: PageKey
  /** The page's own address; everything below it belongs to the page. */
  path: string
  /** Other addresses of the same page. */
  aliases?: readonly string[]
  /** It says the same to every learner, so that it opens also while nothing is known of this one. */
  isForAnybody?: boolean
}

/** Every guarded page (requirements 2.8-2.24); `page-loads.ts` has their scripts. Pages stay mounted once visited. */
export const pages: readonly Page[] = [
  {
    key: 'dashboard',
    path: pagePaths.dashboard,
  },
  {
    key: 'tutor',
    path: pagePaths.tutor,
  },
  {
    key: 'courses',
    path: pagePaths.courses,
  },
  {
    key: 'review',
    path: pagePaths.review,
  },
  {
    key: 'bank',
    path: pagePaths.bank,
    aliases: [bankPaths.formerly],
  },
  {
    key: 'analytics',
    path: pagePaths.analytics,
  },
  {
    key: 'friends',
    path: pagePaths.friends,
  },
  {
    key: 'feedback',
    path: pagePaths.feedback,
    isForAnybody: true,
  },
  {
    key: 'settings',
    path: pagePaths.settings,
  },
  {
    key: 'support',
    path: pagePaths.support,
    isForAnybody: true,
  },
  {
    key: 'plans',
    path: pagePaths.plans,
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
