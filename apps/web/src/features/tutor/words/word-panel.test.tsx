import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { findLanguage } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/load'
import type { BankRow } from '@lingarden/domain/word-bank'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { wordsOf } from '@/components/words/word-tokens'
import type { SelectedWord } from './selected-word'
import { WordPanel } from './word-panel'

const bank = vi.hoisted(() => ({
  rows: [] as BankRow[],
  add: vi.fn<(word: unknown) => void>(),
  remove: vi.fn<(word: unknown) => void>(),
  correct: vi.fn<(row: unknown, options: unknown) => void>(),
  corrections: [] as { term: string; reading: string | null; words: string[] | null }[],
}))
vi.mock('@/lib/bank/get-words', () => ({ useWords: () => ({ data: bank.rows }) }))
vi.mock('@/lib/review/use-plants', () => ({ usePlants: () => new Map([['Cuenta', { stage: 'leaf' }]]) }))
vi.mock('@/lib/review/use-review-plan', () => ({ useReviewPlan: () => ({ plan: undefined }) }))
vi.mock('@/lib/review/use-review-cards', () => ({ useReviewCards: () => ({ cards: new Map() }) }))
vi.mock('@/lib/review/use-review-log', () => ({ useReviewLog: () => ({ data: [] }) }))
vi.mock('@/lib/word-tracking/use-word-tracking', () => ({ useWordTracking: () => ({ trackClick: vi.fn() }) }))
vi.mock('@/lib/dictionary/use-dictionary', () => ({
  useDictionary: () => ({ data: dictionary, isError: false }),
}))
vi.mock('@/lib/use-is-mobile', () => ({ useIsMobile: () => false }))
vi.mock('@/lib/courses/get-course', () => ({
  useCourseExamples: () => [],
  useAreExamplesComing: () => false,
}))
vi.mock('@/lib/courses/get-reader-meanings', () => ({
  useReaderMeanings: () => ({ meanings: undefined, areComing: false, key: 'en' }),
}))
vi.mock('@/components/word-view/use-mended-sentences', () => ({
  useKnownMistakes: () => [],
  useMendedSentences: () => new Map(),
}))
vi.mock('@/components/word-view/use-edit-words', () => ({
  useEditWords: () => ({ remove: bank.remove, set: vi.fn(), tag: vi.fn() }),
}))
vi.mock('@/lib/profile/get-profile', () => ({ useProfile: () => ({ data: undefined }) }))
vi.mock('../api/ask-help', () => ({ hasHelp: () => false }))
vi.mock('@/lib/corrections/get-corrections', () => ({ useCorrections: () => bank.corrections }))
vi.mock('@/lib/corrections/save-correction', () => ({
  useSaveCorrection: () => ({ mutate: bank.correct, isPending: false }),
}))
vi.mock('@/lib/bank/add-word', () => ({ useAddWord: () => ({ mutate: bank.add, isPending: false }) }))

const row: BankRow = {
  id: '1',
  word_string: 'Cuenta',
  sentences: [],
  notes: '',
  tags: [],
  seen: 10,
  clicks: 0,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  source: 'tutor',
  planted_at: '2026-11-01T10:00:00Z',
  planted_by: 'added',
}

const entries = [{ term: 'cuenta', pronunciation: '/ˈkwenta/', definition: 'bill; account; bill' }]
const dictionary: Dictionary = {
  lookUp: async (terms) => terms.map((term) => entries.find((entry) => entry.term === term)),
  tokenize: async () => [...tokenize(sentence, 'es', known)],
  countWords: async (tokens) =>
    tokens.flatMap(({ kind, start, term }) => (kind === 'word' && term ? [{ start, term }] : [])),
  leadTo: async (terms) => terms.map(() => undefined),
  search: async () => [],
  browse: async () => ({ entries: [], total: 0 }),
  inflections: async () => [],
  check: async () => ({ isRight: true, judgements: [] }),
  candidates: async () => [],
  writeOut: async (text: string) => text,
}
const sentence = 'La cuenta xyzzy.'
const known = { longestTerm: 1, lookUp: (term: string) => ({ term: term.toLowerCase() }) }
const words = wordsOf(tokenize(sentence, 'es', known))
const selected = (index: number): SelectedWord => ({
  messageId: 'm',
  sentence,
  kept: sentence,
  words,
  index,
})

const onLookUp = vi.fn<(term: string, sentence: string) => void>()
const onSelect = vi.fn<(word: SelectedWord) => void>()
const onBeforeAdd = vi.fn<() => Promise<void>>()

// A noun is shown with its article.
beforeAll(() => loadWordRules('es'))
beforeEach(() => {
  bank.rows = []
  bank.corrections = []
  bank.correct.mockReset()
  bank.add.mockReset()
  bank.remove.mockReset()
  onSelect.mockReset()
  onBeforeAdd.mockReset().mockResolvedValue()
})

async function show(word: SelectedWord | undefined, hasDictionaryFailed = false) {
  const language = findLanguage('es')
  if (!language) throw new Error('no Spanish')
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <WordPanel
          selected={word}
          language={language}
          dictionary={dictionary}
          hasDictionaryFailed={hasDictionaryFailed}
          onSelect={onSelect}
          onLookUp={onLookUp}
          onBeforeAdd={onBeforeAdd}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('region', { name: 'Word' })
  if (word) await screen.findByRole('article')
}

describe('the word panel', () => {
  it('[2.51] shows the term, its reading, its senses once each and the sentence it was met in', async () => {
    await show(selected(1))
    expect(await screen.findByText('bill')).toBeDefined()
    expect(screen.getByText('also: account')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'cuenta' }).getAttribute('lang')).toBe('es-ES')
    expect(screen.getByText('/ˈkwenta/')).toBeDefined()
    const met = screen.getByRole('region', { name: 'Sentences you met' })
    expect(met.querySelector('[lang="es-ES"]')?.textContent).toBe(sentence)
  })

  it('says that the dictionary does not know a word', async () => {
    await show(selected(2))
    expect(await screen.findByText('The dictionary does not know this word.')).toBeDefined()
  })

  it('[2.51] steps to the words before and after', async () => {
    await show(selected(0))
    expect(screen.getByRole('button', { name: 'Previous word' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'Next word' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(selected(1))
  })

  it('[1.3b] shows the strength of a word in the bank, and removes it from there', async () => {
    bank.rows = [row]
    await show(selected(1))
    expect(await screen.findByText(/Strength 85/)).toBeDefined()
    expect(screen.getByText('Leaf')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove Cuenta' }))
    expect(bank.remove).toHaveBeenCalledExactlyOnceWith(['Cuenta'])
  })

  it('adds a word after what was counted has gone, so that nothing is counted twice', async () => {
    let finish = () => {}
    onBeforeAdd.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    await show(selected(1))
    fireEvent.click(await screen.findByRole('button', { name: 'Plant it' }))
    expect(bank.add).not.toHaveBeenCalled()
    await act(async () => finish())
    expect(bank.add.mock.calls[0]?.[0]).toEqual({ languageCode: 'es-ES', word: 'cuenta', sentence })
  })

  it.each([
    [false, 'Choose a word to see its meaning.'],
    [true, 'Words cannot be looked up now.'],
  ])('says what will stand here; dictionary failed: %s', async (hasFailed, text) => {
    await show(undefined, hasFailed)
    expect(screen.getByText(text)).toBeDefined()
  })
})

describe('what the learner puts right', () => {
  const open = async () => {
    await show(selected(1))
    fireEvent.click(screen.getByText('Read or split wrongly?'))
    return screen.getByLabelText<HTMLInputElement>('Words')
  }

  it('is kept: how a text splits', async () => {
    const field = await open()
    expect(field.value).toBe('cuenta')
    fireEvent.change(field, { target: { value: 'cu enta' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(bank.correct).toHaveBeenCalledExactlyOnceWith(
      { term: 'cuenta', reading: null, words: ['cu', 'enta'] },
      expect.anything(),
    )
  })

  it('stays as it is when nothing was changed, and can be taken back', async () => {
    bank.corrections = [{ term: 'cuenta', reading: null, words: ['cu', 'enta'] }]
    const field = await open()
    expect(field.value).toBe('cu enta')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(bank.correct).toHaveBeenLastCalledWith(
      { term: 'cuenta', reading: null, words: ['cu', 'enta'] },
      expect.anything(),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Undo your change to “cuenta”' }))
    expect(bank.correct).toHaveBeenLastCalledWith(
      { term: 'cuenta', reading: null, words: null },
      expect.anything(),
    )
  })

  it('offers to join again what a split has parted', async () => {
    bank.corrections = [{ term: 'la cuenta', reading: null, words: ['la', 'cuenta'] }]
    await open()
    expect(screen.queryByRole('button', { name: 'Join into one word: La cuenta' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo your change to “la cuenta”' }))
    expect(bank.correct).toHaveBeenCalledExactlyOnceWith(
      { term: 'la cuenta', reading: null, words: null },
      expect.anything(),
    )
  })

  it('joins a word with the one before or after it', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Join into one word: La cuenta' }))
    expect(bank.correct).toHaveBeenLastCalledWith(
      { term: 'la cuenta', reading: null, words: ['la cuenta'] },
      expect.anything(),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Join into one word: cuenta xyzzy' }))
    expect(bank.correct).toHaveBeenLastCalledWith(
      { term: 'cuenta xyzzy', reading: null, words: ['cuenta xyzzy'] },
      expect.anything(),
    )
  })

  it('joins nothing over the end of the message', async () => {
    await show(selected(2))
    fireEvent.click(screen.getByText('Read or split wrongly?'))
    expect(screen.getAllByRole('button', { name: /^Join/ })).toHaveLength(1)
  })

  it('must make up the text', async () => {
    fireEvent.change(await open(), { target: { value: 'otra cosa' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('The words must make up “cuenta”.')).toBeDefined()
    expect(bank.correct).not.toHaveBeenCalled()
  })
})
