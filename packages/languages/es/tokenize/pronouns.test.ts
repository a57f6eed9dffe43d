import { describe, expect, it } from 'vitest'
import type { KnownTerm } from '../../kit/tokens/text-token.ts'
import { readVerbWithPronouns } from './pronouns.ts'

const verbs = 'decir|dar|mandar|sentir|sentar|venir|vengar|callar|ir|escalar'.split('|')
const forms: Record<string, KnownTerm['formOf']> = {
  di: [
    ['decir', 'ip2s'],
    ['dar', 'pt1s'],
  ],
  manda: [['mandar', 'ip2s,pr3s']],
  mandan: [['mandar', 'pr3p']],
  siente: [
    ['sentir', 'ip2s,pr3s'],
    ['sentar', 'su1s,su3s'],
  ],
  sienten: [
    ['sentir', 'pr3p'],
    ['sentar', 'su3p'],
  ],
  venga: [
    ['venir', 'su1s,su3s'],
    ['vengar', 'ip2s,pr3s'],
  ],
  digamos: [['decir', 'ip1p,su1p']],
  callad: [['callar', 'ip2p']],
  escalando: [['escalar', 'ge']],
  vamos: [['ir', 'pr1p']],
}
const known = new Map<string, KnownTerm>([
  ...Object.entries(forms).map(([term, formOf = []]): [string, KnownTerm] => [term, { term, formOf }]),
  ...verbs.map((term, place): [string, KnownTerm] => [term, { term, pos: 'v.', rank: place + 1 }]),
  ['escalar', { term: 'escalar', pos: 'n.' }],
  ['dímer', { term: 'dímer', pos: 'n.' }],
  ['cáller', { term: 'Cáller' }],
  ['taller', { term: 'taller', pos: 'n.' }],
])
const dictionary = { longestTerm: 1, lookUp: (term: string) => known.get(term.toLowerCase()) }

describe('a Spanish verb with pronouns', () => {
  it.each([
    ['Dímelo', 'decir', 'Dí me lo'],
    ['Siéntense', 'sentar', 'Siénten se'],
    ['siéntese', 'sentar', 'siénte se'],
    ['siéntela', 'sentir', 'siénte la'],
    ['siéntete', 'sentir', 'siénte te'],
    ['Mándanoslo', 'mandar', 'Mánda nos lo'],
    ['mándanos', 'mandar', 'mánda nos'],
    ['véngase', 'venir', 'vénga se'],
    ['véngate', 'vengar', 'vénga te'],
    ['digámoselo', 'decir', 'digámo se lo'],
    ['callaos', 'callar', 'calla os'],
    ['cállense', 'callar', 'cállen se'],
    ['vámonos', 'ir', 'vámo nos'],
    ['escalarlo', 'escalar', 'escalar lo'],
    ['dárselo', 'dar', 'dár se lo'],
  ])('%s is of %s: %s', (text, term, parts) => {
    const verb = readVerbWithPronouns(text, dictionary)
    expect(verb?.term).toBe(term)
    expect([verb?.head, ...(verb?.pronouns ?? [])].join(' ')).toBe(parts)
  })

  it.each(['tallerlo', 'mandanos', 'lo', 'xyzlo', 'os', ''])('is not %s', (text) => {
    expect(readVerbWithPronouns(text, dictionary)).toBeUndefined()
  })
})
