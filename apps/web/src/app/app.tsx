import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { Toaster } from '@/components/ui/toast'
import { createQueryClient } from '@/lib/query-client'
import { SessionProvider } from '@/lib/session/session-provider'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'
import { SiteGate } from './site-gate'

export function App() {
  const [queryClient] = useState(createQueryClient)
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
