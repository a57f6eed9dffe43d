import type { Edit } from './because.ts'
import type { Gender, GrammaticalNumber } from '../../kit/lexicon/analysis.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isSureGender } from './sure-gender.ts'
import { likelyReadings } from './sure-words.ts'
import { determinerFor, determiners, wordsOf } from './words.ts'

/** A noun and nothing else, of one number, with its gender where that is sure. */
interface Thing {
  gender?: Gender
  number: GrammaticalNumber
}

function thingAt(reader: Reader, place: number): Thing | undefined {
  if (reader.isName(place)) return undefined
  const readings = likelyReadings(reader, place)
  const first = readings.find(({ kind }) => kind === 'noun')
  const isNoun =
    first?.number !== undefined &&
    readings.every(({ kind, number }) => kind === 'noun' && number === first.number)
  if (!isNoun || !first?.number) return undefined
  const gender = readings.every((reading) => reading.gender === first.gender) ? first.gender : undefined
  const isSure =
    gender && readings.every(({ lemma }) => isSureGender(reader.lexicon, reader.at(place), lemma, gender))
  return { number: first.number, ...(isSure && { gender }) }
}

/** Corrects adjectives that stand on the wrong side of their noun, or that beside it do not agree: mi favorito libro, la mismo clase. */
export function correctOrder(reader: Reader, place: number): readonly Edit[] {
  return (
    favourite(reader, place) ?? agreeing(reader, place) ?? only(reader, place) ?? holiday(reader, place) ?? []
  )
}

/** Mi favorita comidas: favorito stands behind its noun. */
function favourite(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  if (at(place) === 'favorito' && at(place - 1) === 'parte' && /^(mi|la|su|tu|una)$/.test(at(place - 2)))
    return [replace(place, place, 'favorita', ['adjectiveAgrees', 'favorita'])]
  if (!/^favorit[oa]s?$/.test(at(place)) || !determiners.has(at(place - 1))) return undefined
  const noun = thingAt(reader, place + 1)
  if (!noun) return undefined
  const given: Gender = /a/.test(at(place).slice(-2)) ? 'f' : 'm'
  const form = `favorit${(noun.gender ?? given) === 'f' ? 'a' : 'o'}${noun.number === 'p' ? 's' : ''}`
  const determiner = determinerFor(at(place - 1), noun.gender ?? given, noun.number) ?? at(place - 1)
  const better = `${determiner} ${words[place + 1]?.text} ${form}`
  return [replace(place - 1, place + 1, better, ['standsAfter', form, at(place + 1)])]
}

const before = new Map(
  [
    'primero',
    'segundo',
    'tercero',
    'cuarto',
    'quinto',
    'mismo',
    'otro',
    'nuevo',
    'último',
    'próximo',
    'único',
    'propio',
    'pequeño',
    'bueno',
    'malo',
    'antiguo',
  ].flatMap((lemma): [string, string][] => {
    const stem = lemma.slice(0, -1)
    return ['o', 'a', 'os', 'as', ''].map((ending) => [stem + ending, lemma])
  }),
)
const short = wordsOf('primero tercero bueno malo')

const ending = (lemma: string, gender: Gender, number: GrammaticalNumber): string =>
  `${lemma.slice(0, -1)}${gender === 'f' ? 'a' : 'o'}${number === 'p' ? 's' : ''}`

/** La mismo clase, mi segundo profesora, la primer vez, mis mejor amigos. */
function agreeing(reader: Reader, place: number): Edit[] | undefined {
  const { at, replace } = reader
  const lemma = before.get(at(place))
  const isBest = /^(mejor|peor)$/.test(at(place))
  // Al primero destino.
  const isJoined = /^(al|del)$/.test(at(place - 1))
  if ((lemma === undefined && !isBest) || !(determiners.has(at(place - 1)) || isJoined)) return undefined
  const noun = thingAt(reader, place + 1)
  const given = isJoined ? determiners.get('el') : determiners.get(at(place - 1))
  if (!noun || !given || noun.number !== given.number) return undefined
  if (isBest) {
    const better = `${at(place)}es`
    return noun.number === 'p' ? [replace(place, place, better, ['adjectiveAgrees', better])] : undefined
  }
  // El mismo día: where the article does not agree either, another rule tells it.
  if (lemma === undefined || !noun.gender || (given.gender && given.gender !== noun.gender)) return undefined
  const isShort = noun.gender === 'm' && noun.number === 's' && short.has(lemma)
  const better = isShort ? lemma.slice(0, -1) : ending(lemma, noun.gender, noun.number)
  if (better === at(place) || (isShort && lemma === 'malo' && at(place) === 'mal')) return undefined
  return [replace(place, place, better, ['adjectiveAgrees', better])]
}

/** Tengo uno hermano, uno de mis clases, cuarenta y uno años, todo la noche. */
function only(reader: Reader, place: number): Edit[] | undefined {
  const { at, replace } = reader
  const noun = thingAt(reader, place + 1)
  if (at(place) === 'uno' && noun?.gender && noun.number === 's') {
    const better = noun.gender === 'f' ? 'una' : 'un'
    return [
      replace(
        place,
        place,
        better,
        noun.gender === 'f' ? ['feminine', at(place + 1), `una ${at(place + 1)}`] : ['esUnBefore'],
      ),
    ]
  }
  if (at(place) === 'uno' && noun?.number === 'p' && at(place - 1) === 'y' && at(place + 1) === 'años')
    return [replace(place, place, 'un', ['esUnBefore'])]
  if (at(place) === 'uno' && at(place + 1) === 'de') {
    const other = thingAt(reader, place + 3)
    const isTheirs =
      /^(las|mis|sus|tus|nuestras|estas)$/.test(at(place + 2)) &&
      other?.gender === 'f' &&
      other.number === 'p'
    return isTheirs
      ? [
          replace(place, place, 'una', [
            'feminine',
            at(place + 3),
            `una de ${at(place + 2)} ${at(place + 3)}`,
          ]),
        ]
      : undefined
  }
  if (
    at(place) !== 'todo' ||
    !/^(la|mi|su|tu|esta)$/.test(at(place + 1)) ||
    /^(sobre|ante|del|lo|en)$/.test(at(place - 1))
  )
    return undefined
  const whole = thingAt(reader, place + 2)
  if (whole?.gender !== 'f' || whole.number !== 's') return undefined
  return [replace(place, place, 'toda', ['esAll', `toda ${at(place + 1)} ${at(place + 2)}`])]
}

/** Un vacación perfecto: holidays are plural. */
function holiday({ at, read, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'vacación') return undefined
  const determiner = determinerFor(at(place - 1), 'f', 'p')
  const adjective = read(place + 1, 'adjective')[0]
  // Una vacación is rare; that un vacación perfecto is wrong in both is sure.
  const isMasculine = determiners.get(at(place - 1))?.gender === 'm' || adjective?.gender === 'm'
  if (determiner === undefined || !isMasculine) return undefined
  const better = adjective && agree(lexicon, adjective.lemma, 'f', 'p')
  if (better) return [replace(place - 1, place + 1, `${determiner} vacaciones ${better}`, ['esHolidays'])]
  return [replace(place - 1, place, `${determiner} vacaciones`, ['esHolidays'])]
}
