import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { loadRuntimeConfig } from '@/lib/runtime-config'
import { AboutPage } from './about-page'

const nobody = { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' }
const config: RuntimeConfig = {
  mode: 'embedded',
  supabaseUrl: 'http://localhost',
  supabaseKey: 'x',
  engine: 'builtin',
  mail: 'mailbox',
  version: '4.5.6',
  dictionaries: { 'es-ES': { version: 'dictionary-7', bytes: 1, hasForms: true } },
  speech: { tts: 'embedded', transcription: false },
  billing: 'test',
  legal: nobody,
}

/** Opens the page of a server that tells these things of itself. */
async function open(told: Partial<RuntimeConfig>, licences = vi.fn(() => Response.json([]))) {
  const element = document.createElement('script')
  element.id = 'runtime-config'
  element.type = 'application/json'
  element.textContent = JSON.stringify({ ...config, ...told })
  document.head.replaceChildren(element)
  await loadRuntimeConfig()
  vi.stubGlobal('fetch', licences)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AboutPage />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

it('names the versions that run, and the sources of the content with their licences', async () => {
  await open({})
  const versions = screen.getByRole('region', { name: 'Version' }).textContent
  expect(versions).toContain('4.5.6')
  expect(versions).toContain('Dictionary, Spanishdictionary-7')
  const source = screen.getByRole('link', { name: 'CC-CEDICT' })
  expect(source.getAttribute('href')).toMatch(/^https:/)
  expect(source.closest('li')?.textContent).toContain('CC-BY-SA-4.0')
})

it('says whom to ask, and where the source lies, as far as the operator told', async () => {
  await open({
    sourceUrl: 'https://git.example.org/garden',
    legal: { ...nobody, companyName: 'Garden School', email: 'help@example.org', phone: '+49 30 123' },
  })
  expect(screen.getByRole('link', { name: 'https://git.example.org/garden' })).toBeDefined()
  expect(screen.getByText('Garden School')).toBeDefined()
  expect(screen.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
    'mailto:help@example.org',
  )
  expect(screen.getByRole('link', { name: '+49 30 123' }).getAttribute('href')).toBe('tel:+4930123')
})

it('says so where the operator told nothing', async () => {
  await open({})
  expect(screen.getByText(/has left no address/)).toBeDefined()
  expect(screen.getByText(/owes you the source/)).toBeDefined()
})

it('unfolds the licence of a package, and tries again where the list did not come', async () => {
  const react = { name: 'react', version: '1', licence: 'MIT', text: 'Permission is granted' }
  const answers = [
    new Response('', { status: 500 }),
    Response.json([react, { ...react, name: 'bare', text: '' }]),
  ]
  await open(
    {},
    vi.fn(() => answers.shift() ?? Response.error()),
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.click()
  expect(await screen.findByText('2 packages')).toBeDefined()
  expect(screen.getByText('Permission is granted')).toBeDefined()
  expect(screen.getByText('bare').closest('details')?.querySelector('summary')?.textContent).toBe(
    '2 packages',
  )
})
