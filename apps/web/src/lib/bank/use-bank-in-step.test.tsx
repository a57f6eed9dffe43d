import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it, vi } from 'vitest'
import { bankKeys } from './keys'
import { serverRow } from './test/data-api'
import { useBankInStep } from './use-bank-in-step'

vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const owner = { userId: 'me', languageCode: 'es-ES' }
const queryKey = bankKeys.of('me', 'es-ES')

it('a bank that is being read when another tab changes it is read again once the change has arrived', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useBankInStep(), { wrapper })
  const reading = Promise.withResolvers<ReturnType<typeof serverRow>[]>()
  const read = vi.fn<() => Promise<ReturnType<typeof serverRow>[]>>(() => reading.promise)
  client.setQueryData(queryKey, [serverRow('sol')])
  const query = { queryKey, queryFn: read, staleTime: 0 }
  const first = client.fetchQuery(query)

  const other = new BroadcastChannel('lingarden')
  other.postMessage({ topic: 'bank', news: { ...owner, edit: { kind: 'remove', words: ['sol'] } } })
  await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([]))
  // What was read before the change had arrived.
  reading.resolve([serverRow('sol')])
  await first
  expect(read).toHaveBeenCalledTimes(1)
  read.mockResolvedValue([])
  other.postMessage({ topic: 'bank', news: { ...owner, isSettled: true } })
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([]))

  other.postMessage({ topic: 'bank', news: { ...owner, edit: { kind: 'add', rows: [serverRow('mar')] } } })
  other.postMessage({ topic: 'bank', news: { ...owner, isSettled: true } })
  await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([serverRow('mar')]))
  expect(read).toHaveBeenCalledTimes(2)
  other.close()
})
