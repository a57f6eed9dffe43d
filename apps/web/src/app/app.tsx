import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { Toaster } from '@/components/ui/toast'
import { SessionProvider } from '@/lib/session/session-provider'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'
import { SiteGate } from './site-gate'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>
          <ErrorBoundary>
            <SiteGate>
              <Router />
            </SiteGate>
          </ErrorBoundary>
        </BrowserRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  )
}
