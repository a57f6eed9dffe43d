import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import commonWords from 'virtual:common-word-addresses'
import addresses from 'virtual:course-addresses'
import { beforeEach, expect, it, vi } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { useReaderMeanings } from './get-reader-meanings'

const spanish = addresses['es-ES']
const listed = commonWords['es-ES']
const files = new Map<string | undefined, object>([
  [
    spanish?.examplesFor.fr,
    { casa: [{ text: '', translation: '', gloss: 'maison', lessonId: 'a', reader: 'fr' }] },
  ],
  [listed?.fr, { cabra: 'chèvre' }],
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

function open(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useReaderMeanings('es-ES'), { wrapper }).result
}

it('loads nothing for who reads English', () => {
  expect(open().current).toEqual({ meanings: undefined, areComing: false, key: 'en 0' })
  expect(asked).toEqual([])
})

it('has what lessons and common words say to who reads another language, both at once', async () => {
  await setInterfaceLanguage('fr')
  const found = open()
  expect(found.current).toEqual({ meanings: undefined, areComing: true, key: 'fr 0' })
  await waitFor(() => expect(found.current.areComing).toBe(false))
  const { meanings, key } = found.current
  expect(meanings?.of('casa')).toEqual({ gloss: 'maison', reader: 'fr' })
  expect(meanings?.of('cabra')).toEqual({ gloss: 'chèvre', reader: 'fr' })
  expect(key).not.toBe('fr 0')
  expect(new Set(asked)).toEqual(new Set([spanish?.examplesFor.fr, listed?.fr]))
  expect(asked).toHaveLength(2)
})

it('goes without the common words where they cannot be had, until they can', async () => {
  await setInterfaceLanguage('fr')
  isLost = (address) => address === listed?.fr
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const found = open(client)
  await waitFor(() => expect(found.current.areComing).toBe(false))
  expect(found.current.meanings?.of('casa')?.gloss).toBe('maison')
  expect(found.current.meanings?.of('cabra')).toBeUndefined()
  const { key } = found.current

  isLost = () => false
  const later = open(client)
  await waitFor(() => expect(later.current.meanings?.of('cabra')?.gloss).toBe('chèvre'))
  expect(later.current.key).not.toBe(key)
})

it('has no list for who reads the language itself', async () => {
  await setInterfaceLanguage('es')
  const found = open()
  await waitFor(() => expect(found.current.areComing).toBe(false))
  expect(found.current.meanings?.of('cabra')).toBeUndefined()
  expect(asked).toEqual([spanish?.examplesFor.es])
})
