import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffSentences } from './sentence-diff.ts'

it('shows the word that changed inside the sentence', () => {
  expect(diffSentences('Quiero un cerveza', 'Quiero una cerveza')).toEqual([
    { kind: 'same', text: 'Quiero ' },
    { kind: 'removed', text: 'un' },
    { kind: 'added', text: 'una' },
    { kind: 'same', text: ' cerveza' },
  ])
  expect(diffSentences('一个咖啡', '一杯咖啡').map(({ text }) => text)).toEqual(['一', '个', '杯', '咖啡'])
})

it('keeps every letter of both sentences', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (original, corrected) => {
      const parts = diffSentences(original, corrected)
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([original, corrected])
    }),
  )
})
