import { bankWord } from '@lingarden/domain/bank/bank-word-sample'
import { describe, expect, it } from 'vitest'
import { createTransferService } from './transfer-service'

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer
const request = (text: string, fileName = 'words.csv') => ({
  bytes: bytesOf(text),
  fileName,
  languageCode: 'es-ES',
  known: ['sol'],
})

describe('reading a file', () => {
  it('shows what it would bring and hands its words over part by part', () => {
    const service = createTransferService()
    const rows = Array.from({ length: 120 }, (_, index) => `w${index},note ${index}`)
    const read = service.read(request(['word,notes', 'sol,known', 'w0,again', ...rows].join('\n')))
    expect(read).toMatchObject({ format: 'csv', preview: { ok: true, count: 120, known: 1, repeated: 1 } })
    expect(read?.preview.ok && read.preview.first.map(({ word }) => word).slice(0, 2)).toEqual(['w0', 'w1'])
    expect(read?.preview.ok && read.preview.first).toHaveLength(50)
    expect(service.take({ from: 100, count: 50 }).map(({ word }) => word)).toHaveLength(20)
  })

  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]).buffer],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]).buffer],
  ])('knows %s for no text', (_what, bytes) => {
    expect(createTransferService().read({ ...request(''), bytes })).toBeUndefined()
  })

  it('hands over nothing of a file with a wrong row, and nothing of the file before', () => {
    const service = createTransferService()
    service.read(request('luna'))
    const read = service.read(request(`mar,sea\n${'a'.repeat(500)},long\n"broken,x\n`))
    expect(read?.preview).toMatchObject({ ok: false, goodRows: 1 })
    expect(service.take({ from: 0, count: 10 })).toEqual([])
  })

  it('reads as the learner says, whatever the name of the file', () => {
    const service = createTransferService()
    const read = service.read({ ...request('buenos días\nsol'), format: 'list' })
    expect(read).toMatchObject({ format: 'list', preview: { ok: true, count: 1, known: 1 } })
  })
})

it.each([
  ['csv', "'=1+1"],
  ['json', '"word": "=1+1"'],
  ['anki', '#separator:tab'],
] as const)('writes words as %s', (format, part) => {
  const words = [bankWord({ term: '=1+1' })]
  const text = createTransferService().write({ words, format, languageCode: 'es-ES' })
  expect(text).toContain(part)
})
