import { expect, it, vi } from 'vitest'
import { profileKeys } from '@/lib/profile/keys'
import { createQueryClient } from '@/lib/query-client'
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

it.each([
  ['the profile has not come', undefined],
  ['no language was chosen yet', null],
  ['the language is none of ours', 'de-DE'],
])('asks nothing where %s', async (_case, languageCode) => {
  const { client, ask } = open(languageCode)
  await askDashboard(client, 'me')
  expect(ask).not.toHaveBeenCalled()
})
