import type { Edit } from './because.ts'
import type { Gender } from '../../kit/lexicon/analysis.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isSureGender } from './sure-gender.ts'
import { commonVerbs, functionWords, timeNouns, wordsOf } from './words.ts'

/** Makes what stands around a noun in the plural agree with it: ojos azules, unas 9 horas, todas las cosas. */
export function correctSeveral(reader: Reader, place: number): readonly Edit[] {
  return afterNoun(reader, place) ?? counted(reader, place) ?? all(reader, place) ?? []
}

/** The noun in the plural at a place, which can be nothing else, with its gender where that is sure. */
function pluralNoun({ at, read, lexicon }: Reader, place: number): { gender?: Gender } | undefined {
  // Noticias is a form of noticiar, too, and hardly ever meant as one.
  const readings = read(place).filter(({ kind, lemma }) => kind !== 'verb' || commonVerbs.has(lemma))
  const [first] = readings
  if (!first || !readings.every(({ kind, number }) => kind === 'noun' && number === 'p')) return undefined
  const gender = readings.every((reading) => reading.gender === first.gender) ? first.gender : undefined
  const isSure = gender && readings.every(({ lemma }) => isSureGender(lexicon, at(place), lemma, gender))
  return isSure ? { gender } : {}
}

const endings = wordsOf('y e o pero que de en con para por porque a como cuando también')
const notOfNoun = wordsOf(
  'solo igual incluso junto debido tal mucho poco todo medio tanto primero tarde temprano seguro claro posible',
)

/** Ojos azul, canciones triste: an adjective in the singular beside a noun in the plural. */
function afterNoun(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, isName, lexicon, replace } = reader
  // Ojos muy expresivo.
  const adjective = /^(muy|tan)$/.test(at(place + 1)) ? place + 2 : place + 1
  const [word, next] = [at(adjective), at(adjective + 1)]
  // Los colores blanco y negro.
  if (
    /^colores$/.test(at(place)) ||
    timeNouns.has(at(place)) ||
    at(place - 1) === 'de' ||
    lexicon.rank(at(place)) === Infinity
  )
    return undefined
  if (functionWords.has(word) || notOfNoun.has(word) || isName(adjective)) return undefined
  if (!(isEnd(adjective + 1) || endings.has(next)) || lexicon.rank(word) === Infinity) return undefined
  const readings = read(adjective)
  const [first] = readings
  const isSingular = readings.every(({ kind, number }) => kind === 'adjective' && number === 's')
  const noun = first && isSingular ? pluralNoun(reader, place) : undefined
  if (!noun || !first) return undefined
  const better = agree(lexicon, first.lemma, noun.gender ?? first.gender, 'p')
  if (better === undefined || better === word) return undefined
  return [replace(adjective, adjective, better, ['adjectiveAgrees', better])]
}

const articles: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  [
    'los las',
    'unos unas',
    'estos estas',
    'esos esas',
    'nuestros nuestras',
    'otros otras',
    'muchos muchas',
  ].flatMap((pair) => {
    const [m = '', f = ''] = pair.split(' ')
    return [
      [m, [m, f]],
      [f, [m, f]],
    ]
  }),
)
const number = /^(\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|primer[oa]s|últim[oa]s)$/

/** Unos 9 horas, los dos chicas. */
function counted(reader: Reader, place: number): Edit[] | undefined {
  const { at, replace } = reader
  const forms = articles[at(place)]
  if (!forms || !number.test(at(place + 1)) || number.test(at(place + 2)) || at(place + 2).startsWith('mill'))
    return undefined
  const gender = pluralNoun(reader, place + 2)?.gender
  const better = gender && forms[gender === 'f' ? 1 : 0]
  if (!better || better === at(place)) return undefined
  const reason = gender === 'f' ? 'feminine' : 'masculine'
  return [replace(place, place, better, [reason, at(place + 2), `${better} ${at(place + 2)}`])]
}

/** Todo las cosas, todos las chicas. */
function all(reader: Reader, place: number): Edit[] | undefined {
  const { at, replace } = reader
  if (!/^tod[oa]s?$/.test(at(place)) || !/^(los|las)$/.test(at(place + 1))) return undefined
  const gender = pluralNoun(reader, place + 2)?.gender
  const better = gender === 'f' ? 'todas las' : gender === 'm' ? 'todos los' : undefined
  if (better === undefined || better === `${at(place)} ${at(place + 1)}`) return undefined
  // Sobre todo los domingos.
  if (/^(sobre|ante|del)$/.test(at(place - 1)) || at(place + 1) !== better.split(' ')[1]) return undefined
  return [replace(place, place + 1, better, ['esAll', `${better} ${at(place + 2)}`])]
}
