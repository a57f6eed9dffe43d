import { loadWordRules } from '@lingarden/languages/load'
import { beforeAll, expect, it } from 'vitest'
import { hintKind, strongHint } from './hints.ts'

beforeAll(async () => {
  await Promise.all([loadWordRules('es'), loadWordRules('fr'), loadWordRules('zh')])
})

it.each([
  [
    'another word: how it begins',
    'es-ES',
    'Ella es cansada',
    'Ella está cansada',
    'How somebody feels: “está”.',
    { reason: 'How somebody feels: “…”.', begins: { letter: 'e', letters: 4 } },
  ],
  [
    'an ending: how it ends',
    'es-ES',
    'hermano',
    'hermanos',
    'There are two: -s.',
    { reason: 'There are two: -s.', ends: 's' },
  ],
  [
    'an accent: the rule alone',
    'es-ES',
    'musica',
    'música',
    'It is stressed on ú.',
    { reason: 'It is stressed on ú.' },
  ],
  [
    'a short word: the rule alone',
    'fr-FR',
    'à Paris a',
    'à Paris y',
    'A place is “y”.',
    { reason: 'A place is “…”.' },
  ],
  [
    'a reason that is the answer: no reason',
    'fr-FR',
    'un eau',
    'une eau',
    '“une”',
    { reason: '', begins: { letter: 'u', letters: 3 } },
  ],
  [
    'a word too much: the rule alone',
    'es-ES',
    'llamo soy',
    'llamo',
    'One verb is enough.',
    { reason: 'One verb is enough.' },
  ],
  [
    'one character: the rule alone',
    'zh-CN',
    '三个书',
    '三本书',
    '“书”的量词是“本”。',
    { reason: '“书”的量词是“…”。' },
  ],
  ['more characters: the first', 'zh-CN', '我看他', '我看见他', '还没有结果。', { reason: '还没有结果。' }],
])('%s', (_what, languageCode, original, corrected, explanation, hint) => {
  expect(strongHint({ original, corrected, explanation }, original, languageCode)).toEqual(hint)
})

it.each([
  ['es-ES', 'dos hermano', 'dos hermanos', 'form'],
  ['es-ES', 'Ella es cansada', 'Ella está cansada', 'word_choice'],
  ['es-ES', 'un casa', 'una casa', 'article'],
  ['es-ES', 'musica', 'música', 'accent'],
  ['fr-FR', 'aime chiens', 'aime les chiens', 'missing_word'],
  ['fr-FR', 'rouge voiture', 'voiture rouge', 'word_order'],
  ['zh-CN', '三个书', '三本书', 'measure_word'],
])('%s: “%s” for “%s” is hinted at as %s', (languageCode, original, corrected, kind) => {
  expect(hintKind({ original, corrected, explanation: '' }, original, languageCode)).toBe(kind)
})

it('what stands beside a single word says what it is', () => {
  const one = { original: '个', corrected: '本', explanation: '' }
  expect(hintKind(one, '个', 'zh-CN')).toBe('word_choice')
  expect(hintKind(one, '我今天买了三个书', 'zh-CN')).toBe('measure_word')
})
