import { Activity, Suspense, useState, type ReactNode } from 'react'
import { Route, Routes, useLocation, type Location } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { ErrorBoundary } from './error-boundary'
import { LoadedPage } from './loaded-page'
import { pageLoads } from './page-loads'
import { findPage, pages } from './pages'
import { ProfileGate } from './profile-gate'

/**
 * Mounts a page on its first visit and keeps it: an inactive page is hidden, with its state, scroll and its own last
 * location (requirement 2.7c). A hidden page's effects are stopped.
 */
export function KeepAlive({ notFound }: { notFound: ReactNode }) {
  const common = useTexts('common')
  const location = useLocation()
  const active = findPage(location.pathname)
  const [visited, setVisited] = useState<Record<string, Location>>({})
  if (active && visited[active.key] !== location) setVisited({ ...visited, [active.key]: location })

  return (
    <>
      {!active && notFound}
      {pages.map(({ key, isForAnybody }) => {
        const lastLocation = visited[key]
        if (!lastLocation) return null
        return (
          <Activity key={key} mode={key === active?.key ? 'visible' : 'hidden'}>
            <ErrorBoundary>
              <Suspense fallback={<Spinner label={common.loading} />}>
                <Routes location={lastLocation}>
                  <Route
                    path="*"
                    element={
                      isForAnybody ? (
                        <LoadedPage load={pageLoads[key]} />
                      ) : (
                        <ProfileGate page={key}>
                          <LoadedPage load={pageLoads[key]} />
                        </ProfileGate>
                      )
                    }
                  />
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </Activity>
        )
      })}
    </>
  )
}
