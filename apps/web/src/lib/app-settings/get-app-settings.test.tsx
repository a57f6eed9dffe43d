import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { createQueryClient } from '@/lib/query-client'
import { appSettingsKey, useAppSettings } from './get-app-settings'

vi.mock('@/lib/log')
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const request = vi.fn<typeof fetch>()
const settings = { site_disabled: false, site_disabled_message: null, signup_disabled: false }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request.mockReset())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open() {
  const client = createQueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, show: () => renderHook(() => useAppSettings(), { wrapper }) }
}

it('[8.11] the operator’s switches are asked for three times more, later each time, before it fails', async () => {
  request.mockImplementation(async () => Response.json({ code: 'X', message: 'no table' }, { status: 400 }))
  const { result } = open().show()
  await pass(0)
  expect(request).toHaveBeenCalledTimes(1)
  for (const [wait, calls] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await pass(wait - 1)
    expect(request).toHaveBeenCalledTimes(calls - 1)
    await pass(1)
    expect(request).toHaveBeenCalledTimes(calls)
  }
  await pass(60_000)
  expect(request).toHaveBeenCalledTimes(4)
  expect(result.current.error?.message).toBe('Failed to fetch app settings: no table')
  expect(logError).toHaveBeenCalledExactlyOnceWith(expect.any(String), result.current.error)
})

it('[7.18b] they are asked for again after 5 minutes, and forgotten 10 minutes after their last use', async () => {
  request.mockImplementation(async () => Response.json(settings))
  const { client, show } = open()
  const first = show()
  await pass(0)
  expect(first.result.current.data).toEqual(settings)
  await pass(5 * 60_000 - 1000)
  expect(first.result.current.isStale).toBe(false)
  await pass(2000)
  expect(first.result.current.isStale).toBe(true)
  first.unmount()
  await pass(10 * 60_000 - 1000)
  expect(client.getQueryData(appSettingsKey)).toEqual(settings)
  await pass(2000)
  expect(client.getQueryData(appSettingsKey)).toBeUndefined()
})
