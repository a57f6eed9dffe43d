import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noteArrived } from '@/lib/session/presence'
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
    learner_mistakes: [
      {
        ...mine,
        id: 'm1',
        original: 'un cerveza',
        corrected: 'una cerveza',
        sentence: 'Hoy quiero un cerveza fría.',
        explanation: 'Cerveza is feminine.',
        category: 'article',
        times_made: 2,
        resolved_at: '2026-11-20T10:00:00Z',
      },
      {
        ...mine,
        id: 'm2',
        original: 'la musica',
        corrected: 'la música',
        sentence: null,
        explanation: '',
        category: 'accent',
        times_made: 1,
        resolved_at: null,
      },
    ],
  }
})

function show(mayRemember = true) {
  const onChange = vi.fn<(mayRemember: boolean) => void>()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryCard languageCode="es-ES" mayRemember={mayRemember} onChange={onChange} />
    </QueryClientProvider>,
  )
  return onChange
}

const facts = () => screen.getByRole('region', { name: 'About you' })
const mistakes = () => screen.getByRole('region', { name: 'Mistakes of late' })

describe('what the tutor remembers', () => {
  it('is shown by language, each text in its own', async () => {
    show()
    const turtle = await within(facts()).findByText('una tortuga')
    expect(turtle.getAttribute('lang')).toBe('es-ES')
    expect(within(facts()).getByText('lives in Turku').getAttribute('lang')).toBe('en')
    expect(within(facts()).getByText('Animals')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'fr-FR' } })
    await within(facts()).findByText('Zoé')
    expect(within(facts()).queryByText('una tortuga')).toBeNull()
    await within(mistakes()).findByText(/until you get it right by yourself/)
  })

  it('mistakes have their kind, and those got right since are learnt', async () => {
    show()
    const items = await within(mistakes()).findAllByRole('listitem')
    expect(items.map((item) => within(item).queryByText('Learnt') !== null)).toEqual([true, false])
    expect(items[0]?.textContent).toContain('Article')
    expect(items[0]?.textContent).toContain('made 2 times')
    expect(items[1]?.textContent).toContain('Accent')
    expect(items[1]?.textContent).not.toContain('made')
  })

  it('each mistake stands in the sentence it was made in, as far as it was kept', async () => {
    show()
    const [beer, music] = await within(mistakes()).findAllByRole('listitem')
    if (!beer || !music) throw new Error('no mistakes')
    const sentence = within(beer).getByRole('deletion').closest('p')
    expect(sentence?.textContent).toBe('Hoy quiero ununa cerveza fría.')
    expect(sentence?.lang).toBe('es-ES')
    // What a screen reader tells as removed and as put in.
    expect(within(beer).getByRole('deletion').textContent).toBe('un')
    expect(within(beer).getByRole('insertion').textContent).toBe('una')
    expect(within(music).getByRole('deletion').closest('p')?.textContent).toBe('la musicamúsica')
  })

  it('is forgotten one by one, when the learner is sure', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Forget “una tortuga”' }))
    const dialog = screen.getByRole('dialog', { name: 'Forget “una tortuga”' })
    expect(store.tables['learner_facts']).toHaveLength(3)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget' }))
    await waitFor(() => expect(within(facts()).queryByText('una tortuga')).toBeNull())
    expect(within(facts()).getByText('lives in Turku')).toBeTruthy()
    expect(store.tables['learner_facts']?.map(({ id }) => id)).toEqual(['f2', 'f3'])
  })

  it('is forgotten as a whole, in this language alone', async () => {
    show()
    await within(mistakes()).findAllByRole('listitem')
    fireEvent.click(await within(facts()).findByRole('button', { name: 'Forget all' }))
    const dialog = screen.getByRole('dialog', { name: 'Forget all about you' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget' }))
    await within(facts()).findByText(/stands here/)
    expect(within(facts()).queryByRole('button')).toBeNull()
    expect(store.tables['learner_facts']?.map(({ id }) => id)).toEqual(['f3'])
    expect(store.tables['learner_mistakes']).toHaveLength(2)
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
    fireEvent.click(screen.getByRole('checkbox', { name: /^Remember what I tell/ }))
    expect(onChange).toHaveBeenCalledWith(false)
  })

  it('stays visible while nothing more is kept', async () => {
    show(false)
    expect(screen.getByText(/Nothing more is kept/)).toBeTruthy()
    await within(facts()).findByText('una tortuga')
  })
})
