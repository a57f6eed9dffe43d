import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { findLanguage } from '@lingarden/languages/find-language'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { mutationsOf, type Waiting } from '@lingarden/sync/mutation'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ReviewPage } from '@/features/review/review-page'
import { bankKeys } from '@/lib/bank/keys'
import { newRow } from '@/lib/bank/new-row'
import { reviewPaths } from '@/lib/paths'
import { profileKeys } from '@/lib/profile/keys'
import { createCardService, type LogChange, type PlanRequest } from '@/lib/review/cards/card-service'
import { givenReviews } from '@/lib/review/given-reviews'
import { reviewKeys } from '@/lib/review/keys'
import { openQueue } from '@/test/open-queue'
import { WithDictionary } from '@/test/with-dictionary'
import handWords from '../../../../../packages/languages/test/german/de/dictionary/hand/words.tsv?raw'

const userId = 'lernerin'
const languageCode = 'de-DE'

// What the workers do is done here, by what they ask.
const cards = vi.hoisted(() => ({ ask: (_name: string, _args: object): unknown => undefined }))
vi.mock('@/lib/review/cards/ask-worker', () => ({
  askCards: async (name: string, args: object) => cards.ask(name, args),
}))
vi.mock('@/lib/session/session-provider', () => ({
  useUser: () => ({ id: userId, email: '', fullName: 'Lena' }),
}))
// Time goes on after a test, and would be kept when it is over.
vi.mock('@/lib/practice-time/use-practice-time', () => ({ usePracticeTime: () => undefined }))
// What is kept needs no browser's storage here, whose writing would outlast the test.
vi.mock('@/lib/sync/queue-store', () => {
  const kept = new Map<string, Waiting | undefined>()
  return {
    queueStore: {
      readAll: async () => [...kept.values()].filter(Boolean),
      change: async (place: string, change: (there: Waiting | undefined) => Waiting | undefined) =>
        kept.set(place, change(kept.get(place))).get(place),
    },
  }
})
// Nothing is sent: what waits to be sent is looked at.
vi.mock('@/lib/server-reach', async (original) => ({
  ...(await original<object>()),
  mayReachServer: () => false,
}))

vi.stubGlobal('matchMedia', () => ({ matches: true }))

/** The words of the German dictionary that are written by hand. */
const openHandWords = () => {
  const rows = handWords.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const entries = rows.map((row) => row.split('\t')).map(([term, definition]) => [term, '', definition])
  return buildIndex(entries, undefined, async () => undefined)
}

it('asks for words of an added language, in gaps of its sentences, and keeps their reviews', async () => {
  const german = findLanguage(languageCode)
  if (!german) throw new Error('no German')
  const service = createCardService()
  cards.ask = (name, args) =>
    name === 'change' ? service.change(args as LogChange) : service.plan(args as PlanRequest)
  const queue = await openQueue()
  const index = await openHandWords()
  const recognised = {
    id: 'r1',
    word: 'Stadt',
    kind: 'recognition',
    grade: 4,
    reviewedAt: Date.now() - 86_400_000,
  }
  render(
    <WithDictionary
      lookUp={async (terms) => terms.map((term) => index.lookUp(term))}
      tokenize={async (text) => tokenize(text, german.tag, index)}
      known={[
        [profileKeys.of(userId), { current_language_code: languageCode }],
        [
          bankKeys.of(userId, languageCode),
          [newRow('Stadt', 'hand', { sentences: ['Die Stadt ist groß.'] }), newRow('Nacht', 'hand')],
        ],
        [reviewKeys.logOf(userId, languageCode), [recognised]],
      ]}
    >
      <MemoryRouter initialEntries={[reviewPaths.flashcards]}>
        <ReviewPage />
      </MemoryRouter>
    </WithDictionary>,
  )
  // In a gap of the learner's own sentence, judged by the language's rules, with the meaning of its dictionary.
  fireEvent.click(await screen.findByRole('radio', { name: 'Fill the gap' }))
  expect(screen.getByText('town, city')).toBeDefined()
  expect(screen.getByText(/^Die\s+ist groß\.$/u).lang).toBe(languageCode)
  expect(screen.getByRole('button', { name: 'ß' })).toBeDefined()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Stadt' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('Right.')
  fireEvent.click(screen.getByRole('button', { name: /^Easy/u }))

  const word = await screen.findByText('Nacht')
  expect(word.closest('[lang]')?.getAttribute('lang')).toBe(languageCode)
  fireEvent.click(screen.getByRole('button', { name: 'Turn the card' }))
  expect(await screen.findByText('night')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Easy/u }))

  expect(await screen.findByText('2 of 2 words known straight away')).toBeDefined()
  // The words count as seen once the game has been left.
  const waiting = await vi.waitFor(async () => {
    const all = await queue.list(userId)
    expect(new Set(all.map(({ mutation }) => mutation.kind))).toEqual(new Set(['review', 'words']))
    return all
  })
  const kept = mutationsOf(givenReviews, waiting)
  expect(
    kept.map(({ languageCode: of, review: { word: term, kind, grade } }) => [of, term, kind, grade]),
  ).toEqual([
    [languageCode, 'Stadt', 'production', 4],
    [languageCode, 'Nacht', 'recognition', 4],
  ])
})
