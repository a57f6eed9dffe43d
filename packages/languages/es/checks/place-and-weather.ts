import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { determiners, kin, subjects, wordsOf } from './words.ts'

const placesToFind = wordsOf(
  'baño baños servicio servicios banco hotel estación farmacia supermercado museo aeropuerto parada calle playa mercado ' +
    'tienda restaurante habitación hospital universidad biblioteca oficina salida entrada metro iglesia parque plaza cine ' +
    'casa escuela piscina ascensor cajero cafetería llave llaves',
)
const weather = wordsOf('calor frío sol viento')
const feelings: Readonly<Record<string, string>> = {
  hambre: 'mucha',
  sed: 'mucha',
  prisa: 'mucha',
  suerte: 'mucha',
  sueño: 'mucho',
  miedo: 'mucho',
  calor: 'mucho',
  frío: 'mucho',
}

/** Where somebody is takes estar, the weather hacer, and a feeling mucho: estoy en casa, hace mucho calor. */
export function correctPlaceAndWeather(reader: Reader, place: number): readonly Edit[] {
  return whereIs(reader, place) ?? isWarm(reader, place) ?? veryWarm(reader, place) ?? []
}

function whereIs({ at, read, isName, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const person = read(place, 'verb').find(({ lemma, tense }) => lemma === 'ser' && tense === 'pr')?.person
  if (person === undefined) return undefined
  const form = conjugate(lexicon, 'estar', 'pr', person)
  const isAsked =
    /^d[oó]nde$/.test(at(place - 1)) && determiners.has(at(place + 1)) && placesToFind.has(at(place + 2))
  const isSomebody =
    /^(soy|eres|somos|sois)$/.test(at(place)) || at(place - 1) in subjects || kin.has(at(place - 1))
  const isSomething = determiners.has(at(place - 2)) && placesToFind.has(at(place - 1))
  const isIn = at(place + 1) === 'en' && (isSomebody || isSomething)
  const isInPlace =
    isIn &&
    (at(place + 2) === 'casa' ||
      isName(place + 2) ||
      (determiners.has(at(place + 2)) && (placesToFind.has(at(place + 3)) || at(place + 3) === 'trabajo')))
  return form && (isAsked || isInPlace) ? [replace(place, place, form, ['esPlace'])] : undefined
}

/** Es muy calor, hoy es calor. */
function isWarm({ at, isStart, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^(es|está)$/.test(at(place)) || !(isStart(place) || /^(hoy|aquí|hay|allí|no)$/.test(at(place - 1))))
    return undefined
  const isStrong = /^(muy|mucho)$/.test(at(place + 1))
  const noun = at(isStrong ? place + 2 : place + 1)
  // El café es frío: of the weather alone that is sure only with much of it.
  if (noun !== 'calor' && !(isStrong && at(place + 1) === 'mucho' && noun === 'frío')) return undefined
  const better = isStrong ? `hace mucho` : 'hace'
  return [replace(place, isStrong ? place + 1 : place, better, ['esWeather', `${better} ${noun}`])]
}

/** Hace muy calor, tengo muy hambre. */
function veryWarm({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'muy') return undefined
  const noun = at(place + 1)
  const isMade = at(place - 1) === 'hace' && weather.has(noun)
  const much = feelings[noun]
  const isHad = much !== undefined && read(place - 1, 'verb').some(({ lemma }) => lemma === 'tener')
  if (!isMade && !isHad) return undefined
  const better = isHad ? much : 'mucho'
  return [replace(place, place, better, ['oneSays', `${better} ${noun}`])]
}
