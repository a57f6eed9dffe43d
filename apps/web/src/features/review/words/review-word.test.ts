import { openReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { BankRow } from '@lingarden/domain/word-bank'
import { expect, it } from 'vitest'
import { reviewWord } from './review-word'

const row: BankRow = {
  id: '1',
  word_string: 'calle',
  sentences: ['Vivo en esta calle.', 'La calle es larga.'],
  notes: '',
  tags: [],
  seen: 1,
  clicks: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  source: 'tutor',
  planted_at: '2026-01-01T00:00:00Z',
  planted_by: 'added',
}
const entry = { term: 'calle', pronunciation: '', definition: 'n. f. street; v. hush, quiet; third' }
const examples = [
  { text: 'La calle es larga.', translation: 'The street is long.', gloss: 'street', lessonId: 'a' },
  { text: 'Es mi calle.', translation: 'It is my street.', gloss: 'street', lessonId: 'a' },
]

it('a card shows the first senses and the newest of the learner’s own sentences', () => {
  const { meaning, example, translation, sentences } = reviewWord(row, entry, examples)
  expect(meaning).toBe('street; hush, quiet')
  expect([example, translation]).toEqual(['La calle es larga.', 'The street is long.'])
  expect(sentences.map(({ text }) => text)).toEqual([
    'La calle es larga.',
    'Vivo en esta calle.',
    'Es mi calle.',
  ])
})

it('a card shows the meaning and the reading that the learner wrote before those of the dictionary', () => {
  const own = { ...row, meaning: 'our street', reading: '/ˈkaʝe/' }
  expect(reviewWord(own, entry, [])).toMatchObject({ meaning: 'our street', reading: '/ˈkaʝe/' })
})

it('a card asks by what is told in the language of the reader rather than by the English of the dictionary', () => {
  const inFrench = examples.map((example) => ({ ...example, gloss: 'rue', reader: 'fr' as const }))
  const meanings = openReaderMeanings({
    reader: 'fr',
    examples: { calle: inFrench },
    commonWords: { callar: 'taire' },
  })
  expect(reviewWord(row, entry, inFrench, meanings)).toMatchObject({ meaning: 'rue', reader: 'fr' })
  const own = { ...row, meaning: 'our street' }
  expect(reviewWord(own, entry, inFrench, meanings).meaning).toBe('our street')
  const untaught = { ...row, word_string: 'callar' }
  const silence = { term: 'callar', pronunciation: '', definition: 'v. hush' }
  expect(reviewWord(untaught, silence, [], meanings)).toMatchObject({ meaning: 'taire', reader: 'fr' })
  expect(reviewWord(untaught, silence, []).meaning).toBe('hush')
})

it.each([
  ['interj. good evening', 'good evening'],
  ['n. m./f. artist', 'artist'],
  ['adj. red; n. m. red; red wine', 'red; red wine'],
  ['interj. hello, good morning; n. m. hello', 'hello, good morning'],
  ['n. f. Mrs. Smith', 'Mrs. Smith'],
])('a card shows each meaning once and no part of speech before it: %s', (definition, meaning) => {
  expect(reviewWord(row, { ...entry, definition }, []).meaning).toBe(meaning)
})

it.each([
  ['n. m. weight, peso', 'peso', 'weight'],
  ['n. m. chocolate; adj. brown', 'chocolate', 'chocolate; brown'],
])('a meaning gives its word away only where it is nothing else: %s', (definition, term, meaning) => {
  expect(reviewWord({ ...row, word_string: term }, { term, pronunciation: '', definition }, []).meaning).toBe(
    meaning,
  )
})

it('a card shows no verb that happens to have a form like the word', () => {
  const form = { ...entry, formOf: [['callar', 'pr3s']] as const }
  expect(reviewWord(row, form, []).meaning).toBe('street')
})

it('a word that is only a form says of what', () => {
  const form = {
    term: 'tuvo',
    pronunciation: '',
    definition: '',
    formOf: [['tener', 'ind.pret.3s']] as const,
  }
  expect(reviewWord({ ...row, word_string: 'tuvo' }, form, []).meaning).toContain('tener')
})

it('a word that nobody knows shows the learner’s note, and no sentence that a card has no room for', () => {
  const noted = { ...row, notes: 'my note', sentences: ['x'.repeat(161)] }
  expect(reviewWord(noted, undefined, [])).toMatchObject({ meaning: 'my note', example: '', translation: '' })
})
