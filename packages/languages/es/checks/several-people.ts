import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsClause, findSubject, numberAfter, skip } from './clause.ts'
import { isInfinitive, sureNoun } from './sure-words.ts'
import { beforeVerb, clitics, commonVerbs, determiners, prepositions, wordsOf } from './words.ts'

const people = wordsOf(
  'personas niños niñas chicos chicas estudiantes gente padres amigos amigas mujeres hombres americanos mexicanos',
)

/** Verbs beside words that are one though they mean many, and people whom something pleases: mi familia son, nadie saben, mucha gente encanta. */
export function correctPeople(reader: Reader, place: number): readonly Edit[] {
  return (
    asOne(reader, place) ?? asMany(reader, place) ?? pleased(reader, place) ?? moreThan(reader, place) ?? []
  )
}

function withPerson(
  reader: Reader,
  place: number,
  person: Person,
  subject: string,
  wrong: Person,
): Edit[] | undefined {
  const { at, read, lexicon, replace } = reader
  let verb = place
  while (beforeVerb.has(at(verb)) || (clitics.has(at(verb)) && !/^l[oae]s?$/.test(at(verb)))) verb++
  const readings = read(verb)
  const given = readings.find(
    ({ lemma, person: own, tense }) => own === wrong && tense !== 'ip' && commonVerbs.has(lemma),
  )
  if (!given?.tense || !readings.every(({ kind, person: own }) => kind === 'verb' && own === wrong))
    return undefined
  const form = conjugate(lexicon, given.lemma, given.tense, person)
  return form && form !== at(verb) ? [replace(verb, verb, form, ['goesWith', subject, form])] : undefined
}

/** Mi familia son, la gente tienen, nadie saben, cada uno hacen. */
function asOne(reader: Reader, place: number): Edit[] | undefined {
  const { at } = reader
  const first = /^tod[oa]$/.test(at(place - 1)) ? place - 1 : place
  const isAlone = /^(nadie|alguien)$/.test(at(place)) && !prepositions.has(at(place - 1))
  const isFamily =
    /^(mi|tu|su|la|nuestra|toda|mucha)$/.test(at(place)) &&
    /^(familia|gente)$/.test(at(place + 1)) &&
    !prepositions.has(at(first - 1)) &&
    !/^[yeo]$/.test(at(first - 1)) &&
    !/^[yeo]$/.test(at(place + 2))
  // Mis amigos y mi familia son.
  if (isAlone) return withPerson(reader, place + 1, 2, at(place), 5)
  return isFamily ? withPerson(reader, place + 2, 2, `${at(place)} ${at(place + 1)}`, 5) : undefined
}

/** Todos tiene. */
function asMany(reader: Reader, place: number): Edit[] | undefined {
  const { at, isStart } = reader
  if (
    !/^(todos|todas|muchos|muchas|algunos|algunas)$/.test(at(place)) ||
    !(isStart(place) || /^(y|pero|que|porque|cuando)$/.test(at(place - 1)))
  )
    return undefined
  return withPerson(reader, place + 1, 5, at(place), 2)
}

/** Muchas personas encantan su trabajo, mi hermana encanta bailar. */
function pleased(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, lexicon, replace, words } = reader
  const subject = findSubject(reader, place)
  const isPeople =
    beginsClause(reader, place) &&
    determiners.has(at(place)) &&
    people.has(at(place + 1)) &&
    sureNoun(reader, place + 1).length > 0
  const next = subject?.next ?? (isPeople ? place + 2 : undefined)
  if (next === undefined || at(place) === 'yo' || at(place) === 'tú') return undefined
  const verb = skip(reader, next, beforeVerb)
  const liking = read(verb, 'verb').find(
    ({ lemma, person, tense }) =>
      /^(gustar|encantar|fascinar)$/.test(lemma) &&
      (person === 2 || person === 5) &&
      tense !== 'ip' &&
      tense !== 'su',
  )
  const number = liking && (isInfinitive(reader, verb + 1) ? 's' : numberAfter(reader, verb + 1))
  if (!liking?.tense || !number) return undefined
  const form = conjugate(lexicon, liking.lemma, liking.tense, number === 'p' ? 5 : 2)
  const isMany = (subject?.person ?? (at(place + 1).endsWith('s') ? 5 : 2)) > 2
  const clitic = subject?.person === 3 ? 'nos' : isMany ? 'les' : 'le'
  const written = Array.from({ length: verb - place }, (_, offset) =>
    offset === 0 ? at(place) : (words[place + offset]?.text ?? ''),
  ).join(' ')
  const whom = at(place) === 'el' ? `al ${written.slice(3)}` : `a ${written}`
  if (form === undefined) return undefined
  const better = `${whom} ${clitic} ${form}`
  return [replace(place, verb, better, ['esLiker', better])]
}

const counted = wordsOf(
  'año años mes meses semana semanas día días hora horas minutos personas veces millón millones dólares libros países películas kilómetros millas',
)

/** Más que cien personas: above a number it is más de. */
function moreThan({ at, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^(más|menos)$/.test(at(place)) || at(place + 1) !== 'que') return undefined
  const isNumber =
    /^(\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil)$/.test(
      at(place + 2),
    )
  const isDenied = words.slice(0, place).some(({ lower }) => /^(no|nada|nunca|sin|nadie)$/.test(lower))
  if (!isNumber || isDenied || !counted.has(at(place + 3))) return undefined
  return [replace(place + 1, place + 1, 'de', ['esMoreThan'])]
}
