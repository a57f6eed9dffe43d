import { expect } from 'vitest'
import type { TestLearner } from './start-test-server.ts'

interface Person {
  id: string
  name: string | null
  plant: string
}

interface FriendLists {
  friends: (Person & {
    shares_practice: boolean
    streak: number | null
    presence: 'practised' | 'online' | 'away' | null
    may_be_nudged: boolean
  })[]
  incoming: Person[]
  outgoing: Person[]
  blocked: Person[]
  nudge: (Person & { kind: string }) | null
  garden: { gardeners: number; seconds: number }
}

interface Rank extends Person {
  value: number
  rank: number
  is_you: boolean
}

/** What one learner does about friends, as their browser calls it. */
export function openFriends({ id, client }: TestLearner) {
  const own = { p_user_id: id }
  return {
    request: async (code: string) => outcomeOf(await client.rpc('request_friend', { ...own, p_code: code })),
    answer: async (sender: string, isAccepted: boolean) =>
      outcomeOf(
        await client.rpc('answer_friend_request', {
          ...own,
          p_sender_id: sender,
          p_is_accepted: isAccepted,
        }),
      ),
    withdraw: async (recipient: string) =>
      outcomeOf(await client.rpc('withdraw_friend_request', { ...own, p_recipient_id: recipient })),
    remove: async (friend: string) =>
      outcomeOf(await client.rpc('remove_friend', { ...own, p_friend_id: friend })),
    block: async (learner: string) =>
      outcomeOf(await client.rpc('block_learner', { ...own, p_learner_id: learner })),
    unblock: async (learner: string) =>
      outcomeOf(await client.rpc('unblock_learner', { ...own, p_learner_id: learner })),
    nudge: async (friend: string, kind = 'wave') =>
      outcomeOf(await client.rpc('nudge_friend', { ...own, p_friend_id: friend, p_kind: kind })),
    renewCode: async () => outcomeOf(await client.rpc('renew_linking_code', own)),
    code: async () =>
      (await client.from('profiles').select('linking_code').single()).data?.linking_code ?? '',
    mirrors: async () => (await client.from('profiles').select('friends, friend_requests').single()).data,
    list: async (zone = 'UTC') => {
      const { data, error } = await client.rpc('list_friends', { ...own, p_time_zone: zone })
      expect(error).toBeNull()
      return data as unknown as FriendLists
    },
    rank: async (metric: string, period = 'week', language = 'all', zone = 'UTC') => {
      const { data, error } = await client.rpc('rank_friends', {
        ...own,
        p_metric: metric,
        p_period: period,
        p_language_code: language,
        p_time_zone: zone,
      })
      expect(error).toBeNull()
      return data as unknown as Rank[]
    },
  }
}

/** What a function answered; the database's code where it refused. */
export function outcomeOf({ data, error }: { data: unknown; error: { code: string } | null }): string {
  return error ? error.code : (data as { outcome: string }).outcome
}

/** Makes two learners friends, as they do it themselves. */
export async function befriend(one: TestLearner, other: TestLearner): Promise<void> {
  expect(await openFriends(one).request(await openFriends(other).code())).toBe('sent')
  expect(await openFriends(other).answer(one.id, true)).toBe('friends')
}
