import { toneOf, withTone } from '../reading/pinyin.ts'

const initials: Record<string, string> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
}

/** What stands before the tone, and what after it. */
type Final = readonly [nucleus: string, coda?: string | undefined]

/** Finals as they are without an initial in front, in the spelling of pinyin's tables. */
const finals: Record<string, Final> = {
  a: ['a'],
  ai: ['ai'],
  an: ['a', 'n'],
  ang: ['a', 'ŋ'],
  ao: ['au'],
  e: ['ɤ'],
  ei: ['ei'],
  en: ['ə', 'n'],
  eng: ['ə', 'ŋ'],
  i: ['i'],
  ia: ['ja'],
  iai: ['jai'],
  ian: ['jɛ', 'n'],
  iang: ['ja', 'ŋ'],
  iao: ['jau'],
  ie: ['je'],
  in: ['i', 'n'],
  ing: ['i', 'ŋ'],
  io: ['jɔ'],
  iong: ['jʊ', 'ŋ'],
  iou: ['jou'],
  o: ['wo'],
  ong: ['ʊ', 'ŋ'],
  ou: ['ou'],
  u: ['u'],
  ua: ['wa'],
  uai: ['wai'],
  uan: ['wa', 'n'],
  uang: ['wa', 'ŋ'],
  uei: ['wei'],
  uen: ['wə', 'n'],
  ueng: ['wə', 'ŋ'],
  uo: ['wo'],
  ü: ['y'],
  üe: ['ɥe'],
  üan: ['ɥɛ', 'n'],
  ün: ['y', 'n'],
}

/** Syllables that are no initial and final. */
const wholes: Record<string, Final> = {
  r: ['ɚ'],
  er: ['ɚ'],
  o: ['ɔ'],
  ê: ['ɛ'],
  m: ['m'],
  n: ['n'],
  ng: ['ŋ'],
  hm: ['hm'],
  hng: ['hŋ'],
}

/** None, then first to fourth. */
const tones = ['', '→', '↗', '↓', '↘'] as const
const shortened: Record<string, string> = { iu: 'iou', ui: 'uei', un: 'uen' }

/**
 * A syllable of pinyin in the sounds that the neural model was trained on: IPA, the tone as an arrow behind its vowel.
 * @param syllable with its tone mark, in any case; without one it has the neutral tone
 * @returns empty where it is no syllable
 */
export function syllableSounds(syllable: string): string {
  const tone = tones[toneOf(syllable)] ?? ''
  const plain = withTone(syllable.toLowerCase(), 0)
  const [nucleus, coda = ''] = wholes[plain] ?? splitSyllable(plain)
  return nucleus === '' ? '' : nucleus + tone + coda
}

function splitSyllable(plain: string): Final {
  const [, initial = '', rest = ''] = /^([zcs]h|[bpmfdtnlgkhjqxrzcs])?(.*)$/u.exec(unfoldGlide(plain)) ?? []
  const onset = initials[initial] ?? ''
  // A buzz, not the vowel of the letter: zhi, ci.
  if (/^(?:[zcs]h?|r)$/u.test(initial) && rest === 'i') return [`${onset}ɨ`]
  const spelt = /^[jqx]$/u.test(initial) ? rest.replace(/^u/u, 'ü') : rest
  const [nucleus, coda] = finals[shortened[spelt] ?? spelt] ?? ['']
  return nucleus === '' ? [''] : [onset + nucleus, coda]
}

/** Pinyin writes y and w where a final begins a syllable: yao is iao, yi is i, yu is ü, wu is u. */
function unfoldGlide(plain: string): string {
  return plain.replace(/^yu/u, 'ü').replace(/^yi?/u, 'i').replace(/^wu?/u, 'u')
}
