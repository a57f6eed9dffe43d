import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noteArrived } from '@/lib/identity/presence'
import { clearLearnerCaches } from '@/lib/session/sign-out'
import { MemoryCard } from './memory-card'

type Row = Record<string, unknown>

const store = vi.hoisted(() => ({
  tables: {} as Record<string, Row[]>,
  hasFailed: false,
}))

/** As much of the data API as the card asks: rows that fit every `eq`, to be read or deleted. */
function tableOf(name: string) {
  const filters: [string, unknown][] = []
  let isDelete = false
  const fits = (row: Row) => filters.every(([column, value]) => row[column] === value)
  const run = () => {
    if (store.hasFailed) return { data: null, error: new Error('refused') }
    const rows = store.tables[name] ?? []
    if (isDelete) store.tables[name] = rows.filter((row) => !fits(row))
    return { data: rows.filter(fits), error: null }
  }
  const query = {
    select: () => query,
    order: () => query,
    limit: () => query,
    abortSignal: () => query,
    setHeader: () => query,
    delete: () => {
      isDelete = true
      return query
    },
    eq: (column: string, value: unknown) => {
      filters.push([column, value])
      return query
    },
    // oxlint-disable-next-line unicorn/no-thenable -- it stands for a query, which is awaited
    then: (resolve: (result: unknown) => void) => resolve(run()),
  }
  return query
}

vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ from: tableOf }) }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))

const mine = { user_id: 'me', language_code: 'es-ES' }

beforeEach(() => {
  clearLearnerCaches(new QueryClient())
  noteArrived()
  store.hasFailed = false
  store.tables = {
    learner_facts: [
      { ...mine, id: 'f1', topic: 'pet', fact: 'una tortuga', written_in: 'es' },
      { ...mine, id: 'f2', topic: 'home', fact: 'lives in Turku', written_in: 'en' },
      { ...mine, language_code: 'fr-FR', id: 'f3', topic: 'name', fact: 'Zoé', written_in: 'fr' },
    ],
  }
})

function show(mayRemember = true) {
  const onChange = vi.fn<(mayRemember: boolean) => void>()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <MemoryCard languageCode="es-ES" mayRemember={mayRemember} onChange={onChange} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return onChange
}

const facts = () => screen.getByRole('region', { name: 'About you' })

describe('what the tutor remembers', () => {
  it('is shown by language, each text in its own', async () => {
    show()
    const turtle = await within(facts()).findByText('una tortuga')
    expect(turtle.getAttribute('lang')).toBe('es-ES')
    expect(within(facts()).getByText('lives in Turku').getAttribute('lang')).toBe('en')
    expect(within(facts()).getByText('Pets')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'fr-FR' } })
    await within(facts()).findByText('Zoé')
    expect(within(facts()).queryByText('una tortuga')).toBeNull()
    const link = screen.getByRole('link', { name: 'All your mistakes' })
    expect(link.getAttribute('href')).toBe('/review/mistakes?language=fr-FR')
  })

  it('is forgotten one by one, when the learner is sure', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Forget “una tortuga”' }))
    const dialog = screen.getByRole('dialog', { name: 'Forget “una tortuga”' })
    expect(store.tables['learner_facts']).toHaveLength(3)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget' }))
    await waitFor(() => expect(within(facts()).queryByText('una tortuga')).toBeNull())
    expect(within(facts()).getByText('lives in Turku')).toBeTruthy()
    await waitFor(() => expect(store.tables['learner_facts']?.map(({ id }) => id)).toEqual(['f2', 'f3']))
  })

  it('is forgotten as a whole, in this language alone', async () => {
    show()
    fireEvent.click(await within(facts()).findByRole('button', { name: 'Forget all' }))
    const dialog = screen.getByRole('dialog', { name: 'Forget all about you' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget' }))
    await within(facts()).findByText(/appears here/)
    expect(within(facts()).queryByRole('button')).toBeNull()
    await waitFor(() => expect(store.tables['learner_facts']?.map(({ id }) => id)).toEqual(['f3']))
  })

  it('says so where it cannot be read', async () => {
    store.hasFailed = true
    show()
    expect(await within(facts()).findByRole('alert')).toBeTruthy()
    store.hasFailed = false
    fireEvent.click(within(facts()).getByRole('button', { name: 'Try again' }))
    await within(facts()).findByText('una tortuga')
  })

  it('can be switched off, and the card says what that means', () => {
    const onChange = show()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Remember what I say/ }))
    expect(onChange).toHaveBeenCalledWith(false)
  })

  it('stays visible while nothing more is kept', async () => {
    show(false)
    expect(screen.getByText(/Nothing more is kept/)).toBeTruthy()
    await within(facts()).findByText('una tortuga')
  })
})
