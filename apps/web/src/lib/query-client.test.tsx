import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client'

const queryKey = ['words']

function open() {
  const client = createQueryClient()
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('answer')
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ask, show: () => renderHook(() => useQuery({ queryKey, queryFn: ask }), { wrapper }) }
}

it('[7.18a] a page that is shown does not ask again for what is merely old', async () => {
  const { client, ask, show } = open()
  client.setQueryData(queryKey, 'kept', { updatedAt: Date.now() - 20 * 60_000 })
  const { result } = show()
  expect(result.current.isStale).toBe(true)
  await Promise.resolve()
  expect(ask).not.toHaveBeenCalled()
})

it('asks again for what was invalidated while no page showed it', async () => {
  const { client, ask, show } = open()
  client.setQueryData(queryKey, 'before the words arrived')
  await client.invalidateQueries({ queryKey })
  expect(ask).not.toHaveBeenCalled()
  const { result } = show()
  await waitFor(() => expect(result.current.data).toBe('answer'))
})
