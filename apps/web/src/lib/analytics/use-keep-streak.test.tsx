import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Streak } from '@lingarden/domain/profile'
import type { Days } from './use-days'
import { useKeepStreak } from './use-keep-streak'

const today = '2026-03-10'
const rpc = vi.hoisted(() => vi.fn<(name: string, args: object) => Promise<{ error: unknown }>>())
const state = vi.hoisted(() => ({ days: {} as unknown, streaks: {} as Record<string, unknown> }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc }) }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/profile/get-profile', () => ({ useProfile: () => ({ data: { streaks: state.streaks } }) }))
vi.mock('./use-days', () => ({ useDays: () => state.days }))
vi.mock('./get-goal', () => ({ useDailyGoal: () => 10 }))

function open({ stored, ...days }: Partial<Days> & { stored?: Streak }) {
  const practice = new Map([today, '2026-03-09', '2026-03-08'].map((day) => [day, 600]))
  state.days = { practice, today, isCertain: true, ...days }
  state.streaks = stored ? { 'es-ES': stored } : {}
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useKeepStreak('es-ES'), { wrapper })
}
beforeEach(() => void rpc.mockReset().mockResolvedValue({ error: null }))

it.each([
  ['none', undefined],
  ['another', { current_streak: 2, last_update: today }],
  ['one of yesterday', { current_streak: 3, last_update: '2026-03-09' }],
] as const)('[7.15, 9.3b] stores the streak with its day where %s was stored', async (_name, stored) => {
  open(stored ? { stored } : {})
  await waitFor(() => expect(rpc).toHaveBeenCalledTimes(1))
  expect(rpc).toHaveBeenCalledWith('update_streak_for_language', {
    p_user_id: 'me',
    p_language_code: 'es-ES',
    p_current_streak: 3,
    p_last_update_date: today,
  })
})

it('[7.15] stores nothing that is stored, nor what is no more than a guess', () => {
  open({ stored: { current_streak: 3, last_update: today } })
  open({ isCertain: false })
  expect(rpc).not.toHaveBeenCalled()
})
