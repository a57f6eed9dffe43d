import { isSyllable } from '../reading/pinyin-syllables.ts'
import { expect, it } from 'vitest'
import { syllableSounds } from './syllable-sounds.ts'

it.each([
  ['nǐ', 'ni↓'],
  ['hǎo', 'xau↓'],
  ['Zhōng', 'ꭧʊ→ŋ'],
  ['guó', 'kwo↗'],
  ['yào', 'jau↘'],
  ['yī', 'i→'],
  ['yuán', 'ɥɛ↗n'],
  ['yún', 'y↗n'],
  ['yòu', 'jou↘'],
  ['wǔ', 'u↓'],
  ['wèn', 'wə↘n'],
  ['xuǎn', 'ɕɥɛ↓n'],
  ['jiù', 'ʨjou↘'],
  ['guì', 'kwei↘'],
  ['lǜ', 'ly↘'],
  ['lù', 'lu↘'],
  ['shì', 'ʂɨ↘'],
  ['cì', 'ʦʰɨ↘'],
  ['xī', 'ɕi→'],
  ['ér', 'ɚ↗'],
  ['ma', 'ma'],
  ['xyz', ''],
])('%s is %s', (syllable, sounds) => {
  expect(syllableSounds(syllable)).toBe(sounds)
})

const onsets = 'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ')
const rimes =
  `a o e i u ü ai ei ao ou an en ang eng ong ia ie iao iu ian in iang ing iong ua uo uai ui uan un uang
  ue üe io`.split(/\s+/u)

it('has sounds for every syllable of Mandarin, and no two share theirs', () => {
  const syllables = ['', ...onsets].flatMap((onset) => rimes.map((rime) => onset + rime)).filter(isSyllable)
  expect(syllables.length).toBeGreaterThan(380)
  const bySounds = Map.groupBy(syllables, syllableSounds)
  expect(bySounds.get('')).toBeUndefined()
  // lo is said like luo.
  expect([...bySounds.values()].filter(({ length }) => length > 1)).toEqual([['lo', 'luo']])
})
