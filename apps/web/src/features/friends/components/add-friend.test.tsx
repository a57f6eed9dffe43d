import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { friendKeys } from '@/lib/friends/keys'
import type { FriendLists } from '@lingarden/database/rows/friends'
import { useFriends } from '../api/get-friends'
import { AddFriend } from './add-friend'

const server = vi.hoisted(() => ({ outcome: '', lists: {} as unknown }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    rpc: (name: string) => {
      if (name !== 'list_friends') return Promise.resolve({ data: { outcome: server.outcome }, error: null })
      return { abortSignal: async () => ({ data: server.lists, error: null }) }
    },
  }),
}))

const person = (id: string) => ({ id, name: id, plant: 'clover' as const })
const friend = (id: string) => ({
  ...person(id),
  shares_practice: true,
  streak: 0,
  presence: 'away' as const,
  may_be_nudged: true,
})
const lists = (friends: string[], outgoing: string[]): FriendLists => ({
  friends: friends.map(friend),
  incoming: [],
  outgoing: outgoing.map(person),
  blocked: [],
  nudge: null,
  garden: { gardeners: 1, seconds: 0 },
})

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  server.lists = lists([], ['old'])
})

function Page() {
  const { data } = useFriends()
  return data && <AddFriend lists={data} />
}

/** Sends a code; the lists are then as given. */
async function send(outcome: string, after: FriendLists): Promise<void> {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const field = await screen.findByLabelText('Your friend’s code')
  server.outcome = outcome
  server.lists = after
  fireEvent.change(field, { target: { value: 'ACDE 3467' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
}
/** Others have acted, and the page has heard of it. */
async function hear(news: FriendLists): Promise<void> {
  server.lists = news
  await act(() => client.invalidateQueries({ queryKey: friendKeys.of('me') }))
}
const status = () => screen.getByRole('status').textContent

describe('what is told of a request', () => {
  it('becomes a friendship when the other accepts', async () => {
    await send('sent', lists([], ['old', 'ada']))
    await vi.waitFor(() => expect(status()).toBe('Your request is on its way.'))
    // Somebody else accepts before.
    await hear(lists(['old'], ['ada']))
    expect(status()).toBe('Your request is on its way.')
    await hear(lists(['old', 'ada'], []))
    await vi.waitFor(() => expect(status()).toBe('You are friends now.'))
  })

  it('goes where the request is gone', async () => {
    await send('sent', lists([], ['old', 'ada']))
    await vi.waitFor(() => expect(status()).toBe('Your request is on its way.'))
    await hear(lists([], ['old']))
    await vi.waitFor(() => expect(status()).toBe(''))
  })

  it('follows a request that was waiting already', async () => {
    await send('already_sent', lists([], ['old']))
    await vi.waitFor(() => expect(status()).toBe('Your request is already waiting for an answer.'))
    await hear(lists(['old'], []))
    await vi.waitFor(() => expect(status()).toBe('You are friends now.'))
  })
})
