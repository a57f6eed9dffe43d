import { expect, it } from 'vitest'
import { splitClitics } from './clitics.ts'

const known: Record<string, string[]> = {
  dar: [],
  dando: ['ge'],
  di: ['ip2s', 'pt1s'],
  vamos: ['pr1p', 'ip1p'],
  sentad: ['ip2p'],
  casa: [],
  hola: [],
}
const split = (word: string) => splitClitics(word, (form) => known[form])

it.each([
  ['dándoselo', 'dando', ['se', 'lo']],
  ['darle', 'dar', ['le']],
  ['Dímelo', 'di', ['me', 'lo']],
  ['vámonos', 'vamos', ['nos']],
  ['sentaos', 'sentad', ['os']],
])('%s is %s with %j', (word, verb, pronouns) => {
  expect(split(word)).toEqual({ verb, pronouns })
})

it('leaves words that are no verb with pronouns', () => {
  expect(['casa', 'holame', 'casalo', 'me', 'xle', ''].map(split)).toEqual(Array(6).fill(undefined))
})
