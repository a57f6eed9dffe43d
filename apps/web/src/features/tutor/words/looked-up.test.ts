import { expect, it } from 'vitest'
import { selectedInText } from './looked-up'

it('a selected word stands in its whole sentence again', () => {
  const words = [
    { kind: 'word' as const, text: 'Hola', start: 0 },
    { kind: 'word' as const, text: 'Soy', start: 6 },
    { kind: 'word' as const, text: 'alto', start: 10 },
  ]
  const selected = { messageId: 'm', sentence: 'Hola. Soy alto', kept: '', words, index: 1 }
  const { tokens, start } = selectedInText(selected)
  expect(tokens.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'word Hola',
    'punctuation . ',
    'word Soy',
    'space  ',
    'word alto',
  ])
  expect(start).toBe(6)
})
