import { openReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { Judgement } from '@lingarden/domain/exercises/judge-answer'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { readerMeaningsQuery } from '@/lib/courses/get-reader-meanings'
import { Verdict } from './verdict'

afterEach(() => setInterfaceLanguage('en'))

const otherWord: Judgement = {
  given: 'ola',
  verdict: 'wrong',
  answer: 'hola',
  other: { word: 'ola', meaning: 'wave', answer: 'hola', answerMeaning: 'hello, hi' },
}

/** @param french what the list of common words says to who reads French */
function show(french: Record<string, string>) {
  const client = new QueryClient()
  const meanings = openReaderMeanings({ reader: 'fr', examples: {}, commonWords: french })
  client.setQueryData(readerMeaningsQuery('es-ES', 'fr').queryKey, meanings)
  render(
    <QueryClientProvider client={client}>
      <Verdict isRight={false} languageCode="es-ES" judgements={[otherWord]} />
    </QueryClientProvider>,
  )
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('tells a word from the one that was asked for by what both mean', () => {
  show({})
  expect(lines()).toEqual(['ola: wave', 'hola: hello, hi'])
})

it('tells both in the language of the reader', async () => {
  await setInterfaceLanguage('fr')
  show({ ola: 'vague', hola: 'bonjour' })
  expect(lines()).toEqual(['ola\u00A0: vague', 'hola\u00A0: bonjour'])
})

it('tells a reader of French nothing that only English could say', async () => {
  await setInterfaceLanguage('fr')
  show({ hola: 'bonjour' })
  expect(lines()).toEqual([])
})
