import { expect, it } from 'vitest'
import type { FormOf } from '@lingarden/languages/kit/dictionary/form-table'
import { openReaderMeanings } from './reader-meaning.ts'

const taught = (gloss: string) => [{ text: '', translation: '', gloss, lessonId: 'a', reader: 'fr' as const }]
const meanings = openReaderMeanings({
  reader: 'fr',
  examples: { casa: taught('maison'), ver: [{ text: '', translation: '', gloss: 'to see', lessonId: 'a' }] },
  commonWords: { casa: 'foyer', casar: 'marier', ver: 'voir', hablar: 'parler', reír: 'rire' },
})
const told = (term: string, pos?: string, ...formOf: FormOf[]) =>
  meanings.of(term, { term, ...(pos !== undefined && { pos }), formOf })?.gloss

it('tells what a lesson teaches, else what the list of common words says', () => {
  expect(told('casa')).toBe('maison')
  expect(told('hablar')).toBe('parler')
  expect(told('ver')).toBe('voir')
  expect(meanings.of('hablar')).toEqual({ gloss: 'parler', reader: 'fr' })
})

it('tells nothing of other words, nor of what every object has by name', () => {
  expect(told('quizás')).toBeUndefined()
  expect(told('constructor')).toBeUndefined()
})

it('knows a word as the dictionary spells it, however it was met', () => {
  expect(meanings.of('Casa', { term: 'casa' })?.gloss).toBe('maison')
})

it('tells of a form what its lemma means, of the class that the word is first', () => {
  expect(told('hablo', 'v.', ['hablar', 'pr1s'])).toBe('parler')
  expect(told('casas', 'n.', ['casar', 'pr2s'], ['casa', 'pl'])).toBe('maison')
  expect(told('casas', 'v.', ['casa', 'pl'], ['casar', 'pr2s'])).toBe('marier')
  expect(told('río', 'n.', ['reír', 'pr1s'])).toBeUndefined()
})

it('tells of a word that is read otherwise where it was met what it means there, as far as that is said', () => {
  const chinese = openReaderMeanings({
    reader: 'fr',
    examples: { 长: taught('long') },
    commonWords: { 为: 'pour', 重: 'lourd\u202F; de nouveau (chóng)\u202F; grave' },
  })
  const met = (term: string, pronunciation: string, reading?: string) =>
    chinese.of(term, { term, pronunciation }, reading)?.gloss
  expect(met('为', 'wèi | wéi', 'wèi')).toBe('pour')
  expect(met('为', 'wèi | wéi', 'wéi')).toBeUndefined()
  expect(met('重', 'zhòng | chóng', 'chóng')).toBe('de nouveau (chóng)')
  expect(met('重', 'zhòng | chóng')).toBe('lourd\u202F; de nouveau (chóng)\u202F; grave')
  expect(met('长', 'cháng | zhǎng', 'zhǎng')).toBe('long')
})

it('goes on with what it has where one of both is not to be had', () => {
  const reader = 'fr'
  const untaught = openReaderMeanings({ reader, examples: undefined, commonWords: { sol: 'soleil' } })
  const unlisted = openReaderMeanings({ reader, examples: { sol: taught('soleil') }, commonWords: undefined })
  expect([untaught, unlisted].map((known) => known.of('sol')?.gloss)).toEqual(['soleil', 'soleil'])
  expect([untaught, unlisted, meanings].map(({ isWhole }) => isWhole)).toEqual([false, false, true])
})

it('lists all of them, each word once, those that lessons teach first', () => {
  const listed = meanings.all()
  expect(listed[0]).toEqual(['casa', 'maison'])
  expect(listed.map(([term]) => term)).toEqual(['casa', 'casar', 'ver', 'hablar', 'reír'])
})
