import { readerMeaning } from '@lingarden/domain/courses/reader-meaning'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import addresses from 'virtual:course-addresses'
import { beforeEach, expect, it, vi } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { useReaderMeanings } from './get-reader-meanings'

const spanish = addresses['es-ES']
const files = new Map<string | undefined, object>([
  [
    spanish?.examplesFor.fr,
    { casa: [{ text: '', translation: '', gloss: 'maison', lessonId: 'a', reader: 'fr' }] },
  ],
  [spanish?.commonWords.fr, { cabra: 'chèvre' }],
])
const asked: string[] = []
let isLost: (address: string) => boolean

beforeEach(() => {
  asked.length = 0
  isLost = () => false
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (isLost(address)) throw new TypeError('Failed to fetch')
    return Response.json(files.get(address) ?? {})
  })
  return async () => {
    await setInterfaceLanguage('en')
    vi.unstubAllGlobals()
  }
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useReaderMeanings('es-ES'), { wrapper }).result
}

it('loads nothing for who reads English', () => {
  expect(open().current).toEqual({ meanings: undefined, areComing: false, key: 'en' })
  expect(asked).toEqual([])
})

it('has what lessons and common words say to who reads another language, both at once', async () => {
  await setInterfaceLanguage('fr')
  const found = open()
  expect(found.current).toEqual({ meanings: undefined, areComing: true, key: 'fr' })
  await waitFor(() => expect(found.current.areComing).toBe(false))
  const { meanings, key } = found.current
  expect(readerMeaning(meanings, 'casa')).toEqual({ gloss: 'maison', reader: 'fr' })
  expect(readerMeaning(meanings, 'cabra')).toEqual({ gloss: 'chèvre', reader: 'fr' })
  expect(key).toBe('fr taught common')
  expect(new Set(asked)).toEqual(new Set([spanish?.examplesFor.fr, spanish?.commonWords.fr]))
  expect(asked).toHaveLength(2)
})

it('goes without the common words where they cannot be had', async () => {
  await setInterfaceLanguage('fr')
  isLost = (address) => address === spanish?.commonWords.fr
  const found = open()
  await waitFor(() => expect(found.current.areComing).toBe(false))
  expect(readerMeaning(found.current.meanings, 'casa')?.gloss).toBe('maison')
  expect(readerMeaning(found.current.meanings, 'cabra')).toBeUndefined()
  expect(found.current.key).toBe('fr taught')
})

it('has no list for who reads the language itself', async () => {
  await setInterfaceLanguage('es')
  const found = open()
  await waitFor(() => expect(found.current.areComing).toBe(false))
  expect(readerMeaning(found.current.meanings, 'cabra')).toBeUndefined()
  expect(asked).not.toContain(undefined)
})
