import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { start } from './start'

const drawn = vi.hoisted(() => ({ by: undefined as QueryClient | undefined }))
const prepared = vi.hoisted(() => ({ meanwhile: (): void => undefined }))
vi.mock('@/lib/identity/session-key', () => ({ sessionKey: () => 'sb-session' }))
vi.mock('./app', () => ({
  App: ({ queryClient }: { queryClient: QueryClient }) => {
    drawn.by = queryClient
    return <p>The app</p>
  },
}))
vi.mock('./home', () => ({
  Shell: () => null,
  DashboardPage: () => null,
  prepareDashboard: async (client: QueryClient) => {
    client.setQueryData(['profile'], 'Ada')
    prepared.meanwhile()
  },
}))

const ada = { id: 'me', email: '', fullName: 'Ada' }
const signIn = (id: string) =>
  localStorage.setItem('sb-session', JSON.stringify({ access_token: 'token', user: { id } }))

async function open(greeted?: typeof ada) {
  const root = document.createElement('div')
  root.textContent = 'Good morning, Ada'
  await start(root, greeted)
  await waitFor(() => expect(root.textContent).toBe('The app'))
  return drawn.by?.getQueryData(['profile'])
}

beforeEach(() => {
  prepared.meanwhile = () => undefined
  signIn('me')
  return () => localStorage.clear()
})

it('draws the app in the place of the greeting, with what was asked for meanwhile', async () => {
  expect(await open(ada)).toBe('Ada')
})

it('prepares nothing where nobody was greeted', async () => {
  expect(await open()).toBeUndefined()
})

it.each([
  ['signed out', () => localStorage.clear()],
  ['signed in as somebody else', () => signIn('somebody else')],
])('[4.4b] keeps nothing of whoever has %s in another tab since the greeting', async (_case, leave) => {
  prepared.meanwhile = leave
  expect(await open(ada)).toBeUndefined()
})
