import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '@/lib/query-client'
import { SessionProvider } from '@/lib/session/session-provider'

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>{null}</BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  )
}
