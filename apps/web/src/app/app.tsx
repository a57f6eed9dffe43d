import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { Toaster } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { FollowedSession } from '@/lib/session/followed-session'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'
import { SiteGate } from './site-gate'

export function App({ queryClient }: { queryClient: QueryClient }) {
  const { loading } = useTexts('common')
  return (
    <QueryClientProvider client={queryClient}>
      <FollowedSession>
        <BrowserRouter>
          <ErrorBoundary>
            <Suspense fallback={<Spinner label={loading} />}>
              <SiteGate>
                <Router />
              </SiteGate>
            </Suspense>
          </ErrorBoundary>
        </BrowserRouter>
        <Toaster />
      </FollowedSession>
    </QueryClientProvider>
  )
}
