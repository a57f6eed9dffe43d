import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Lexicon } from '../../kit/lexicon/lexicon.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { withoutLigatures } from '@lingarden/text/accents'
import { subjects } from './words.ts'

const irregular = (
  'saber conocer poder querer tener hacer poner venir decir ir dar ver salir traer oír dormir pedir jugar volver ' +
  'pensar empezar preferir encontrar contar perder entender servir repetir andar conducir traducir costar'
).split(' ')
const present: Readonly<Record<string, readonly string[]>> = {
  a: ['o', 'as', 'a', 'amos', 'áis', 'an'],
  e: ['o', 'es', 'e', 'emos', 'éis', 'en'],
  i: ['o', 'es', 'e', 'imos', 'ís', 'en'],
}
const preterite: Readonly<Record<string, readonly string[]>> = {
  a: ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'],
  e: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
  i: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
}

/** What irregular verbs would be if they were regular: sabo, poní, ponieron. */
const regularized = new Map<string, { verb: string; tense: string; person: Person }>()
for (const verb of irregular) {
  const theme = withoutLigatures(verb.charAt(verb.length - 2))
  for (const [tense, endings] of [
    ['pt', preterite[theme]],
    ['pr', present[theme]],
  ] as const) {
    endings?.forEach((ending, person) => {
      const form = verb.slice(0, -2) + ending
      regularized.set(withoutLigatures(form), { verb, tense, person: person as Person })
    })
  }
}

/** Participles that are not made like the others, by what they would be. */
const participles: Readonly<Record<string, readonly [verb: string, participle: string]>> = {
  hacido: ['hacer', 'hecho'],
  escribido: ['escribir', 'escrito'],
  rompido: ['romper', 'roto'],
  ponido: ['poner', 'puesto'],
  decido: ['decir', 'dicho'],
  volvido: ['volver', 'vuelto'],
  abrido: ['abrir', 'abierto'],
  morido: ['morir', 'muerto'],
  veído: ['ver', 'visto'],
  veido: ['ver', 'visto'],
  cubrido: ['cubrir', 'cubierto'],
  resolvido: ['resolver', 'resuelto'],
}

/** Conto for contó, vivó for vivió: what somebody did, without its accent or with that of the verbs in -ar. */
function meantPast(lexicon: Lexicon, word: string, isMine: boolean): string | undefined {
  const stem = word.slice(0, -1)
  const form = !isMine && word.endsWith('o') ? `${stem}ó` : word.endsWith('ó') ? `${stem}ió` : ''
  return lexicon.analyse(form).some(({ tense, person }) => tense === 'pt' && person === 2) ? form : undefined
}

/** Corrects a verb that was made as if it were regular: sabo for sé, tenió for tuvo. */
export function correctIrregular(reader: Reader, place: number): readonly Edit[] {
  const { at, isWord, isName, lexicon, read, replace } = reader
  const word = at(place)
  const participle = participles[word]
  if (participle && read(place - 1, 'verb', 'infinitive').some(({ lemma }) => lemma === 'haber'))
    return [replace(place, place, participle[1], ['irregular', ...participle])]
  if (!isWord(place) || isName(place) || word.length < 4 || lexicon.isKnown(word)) return []
  const past = meantPast(lexicon, word, at(place - 1) === 'yo')
  if (past !== undefined) return [replace(place, place, past, ['writtenPast', past])]
  const found = regularized.get(withoutLigatures(word))
  if (found?.tense === 'pr' && /[éó]$/.test(word)) return []
  if (!found) return []
  const better = conjugate(lexicon, found.verb, found.tense, subjects[at(place - 1)] ?? found.person)
  if (better === undefined || better === word) return []
  return [replace(place, place, better, ['irregular', found.verb, better])]
}
