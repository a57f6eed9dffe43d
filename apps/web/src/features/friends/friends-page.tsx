import { Link, Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { SuggestionBoard } from '@/components/suggestions/suggestion-board'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { friendsPaths } from '@/lib/paths'
import { FriendsTab } from './friends-tab'
import { LeaderboardTab } from './leaderboard/leaderboard-tab'
import { useFriendsLive } from './use-friends-live'

const tabs = ['friends', 'leaderboard', 'suggestions'] as const

/** /friends: whom one learns with, how all are doing, and what all wish for (requirement 1.7). */
export function FriendsPage() {
  const friends = useTexts('friends')
  usePageTitle(friends.title)
  useFriendsLive()
  const { pathname } = useLocation()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl md:text-2xl">{friends.title}</h1>
        <nav aria-label={friends.title} className="flex gap-1 border-b border-line">
          {tabs.map((tab) => (
            <Link
              key={tab}
              to={friendsPaths[tab]}
              aria-current={pathname === friendsPaths[tab] ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-11 items-center border-b-2 px-3 text-sm font-medium',
                pathname === friendsPaths[tab]
                  ? 'border-leaf text-leaf-deep'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {friends.tabs[tab]}
            </Link>
          ))}
        </nav>
      </div>
      <Routes>
        <Route path={friendsPaths.friends} element={<FriendsTab />} />
        <Route element={<Column />}>
          <Route path={friendsPaths.leaderboard} element={<LeaderboardTab />} />
          <Route path={friendsPaths.suggestions} element={<SuggestionBoard />} />
        </Route>
        <Route path={`${friendsPaths.friends}/*`} element={<Navigate to={friendsPaths.friends} replace />} />
      </Routes>
    </div>
  )
}

/** What is read line by line is no wider than reads well. */
function Column() {
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Outlet />
    </div>
  )
}
