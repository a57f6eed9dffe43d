import { expect, it, onTestFinished, vi } from 'vitest'
import { goalKeys } from '@/lib/analytics/keys'
import { bankKeys } from '@/lib/bank/keys'
import { progressKeys } from '@/lib/courses/progress-keys'
import { profileKeys } from '@/lib/profile/keys'
import { createQueryClient } from '@/lib/query-client'
import { reviewKeys } from '@/lib/review/keys'
import { yieldControl } from '@/lib/yield-control'
import { askDashboard } from './ask-dashboard'

function open(languageCode?: string | null) {
  const client = createQueryClient()
  if (languageCode !== undefined)
    client.setQueryData(profileKeys.of('me'), { id: 'me', current_language_code: languageCode })
  return { client, ask: vi.spyOn(client, 'prefetchQuery').mockResolvedValue() }
}

it('asks one question after another, and lets the page go on between them', async () => {
  const { client, ask } = open('es-ES')
  const asked = askDashboard(client, 'me')
  expect(ask).toHaveBeenCalledTimes(1)
  await asked
  expect(ask.mock.calls.length).toBeGreaterThan(1)
})

/** Lets what is asked go on. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) await yieldControl()
}

it('asks for words and reviews behind what the top of the page is drawn from, or after half a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { client, ask } = open('es-ES')
  const answer = Promise.withResolvers<void>()
  ask.mockReturnValue(answer.promise)
  const keys = () => ask.mock.calls.map(([{ queryKey }]) => queryKey)
  const long = [goalKeys.of('me', 'es-ES'), bankKeys.of('me', 'es-ES'), reviewKeys.logOf('me', 'es-ES')]
  void askDashboard(client, 'me')
  await turns(20)
  expect(ask).toHaveBeenCalledTimes(4)
  expect(keys()).toContainEqual(progressKeys.of('me', 'es-a1'))
  await vi.advanceTimersByTimeAsync(499)
  expect(ask).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(1)
  await turns(20)
  expect(keys().slice(4)).toEqual(long)

  ask.mockClear()
  void askDashboard(client, 'me')
  answer.resolve()
  await turns(20)
  expect(keys().slice(4)).toEqual(long)
})

it.each([
  ['the profile has not come', undefined],
  ['no language was chosen yet', null],
  ['the language is none of ours', 'de-DE'],
])('asks nothing where %s', async (_case, languageCode) => {
  const { client, ask } = open(languageCode)
  await askDashboard(client, 'me')
  expect(ask).not.toHaveBeenCalled()
})
