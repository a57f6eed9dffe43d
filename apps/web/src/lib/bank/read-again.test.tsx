import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/query-client'
import { bankKeys } from './keys'
import { readBankAgain, readBankAgainInTabs } from './read-again'

const owner = { userId: 'me', languageCode: 'es-ES' }
const queryKey = bankKeys.of('me', 'es-ES')

it('a first reading that began before words arrived is followed by another', async () => {
  const client = createQueryClient()
  const first = Promise.withResolvers<string[]>()
  const read = vi.fn<() => Promise<string[]>>().mockReturnValueOnce(first.promise).mockResolvedValue(['sol'])
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useQuery({ queryKey, queryFn: read }), { wrapper })
  const reading = readBankAgain(client, owner)
  first.resolve([])
  await reading
  await waitFor(() => expect(result.current.data).toEqual(['sol']))
  expect(read).toHaveBeenCalledTimes(2)
})

it('tells the other tabs of this browser', async () => {
  const other = new BroadcastChannel('lingarden')
  const heard = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data)))
  await readBankAgainInTabs(createQueryClient(), owner)
  expect(await heard).toEqual({ topic: 'bank', news: { ...owner, isStale: true } })
  other.close()
})
