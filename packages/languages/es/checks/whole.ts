import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import { isSureGender } from './sure-gender.ts'
import { likelyReadings, sureNoun } from './sure-words.ts'
import { determiners, functionWords, subjects, wordsOf } from './words.ts'

const fixedAll = wordsOf(
  'partes formas maneras modos lados horas luces clases tipos direcciones juntos juntas nosotros nosotras ellos ellas ustedes vosotros vosotras iguales gustos',
)

/** Corrects what todo, the best friend, and gerunds and nouns after prepositions take: todo que, todos días, mi amiga mejor, por ayudando. */
export function correctWhole(reader: Reader, place: number): readonly Edit[] {
  return (
    allThat(reader, place) ??
    allDays(reader, place) ??
    bestFriend(reader, place) ??
    doing(reader, place) ??
    attend(reader, place) ??
    []
  )
}

/** Todo que sé. */
function allThat({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'todo' || at(place + 1) !== 'que' || /^(sobre|ante|del)$/.test(at(place - 1)))
    return undefined
  const isClause =
    at(place + 2) in subjects ||
    /^(me|te|se|le|nos|lo|la)$/.test(at(place + 2)) ||
    (read(place + 2, 'verb').length > 0 && read(place + 2, 'infinitive').length === 0)
  return isClause ? [replace(place, place, 'todo lo', ['esAllThat'])] : undefined
}

/** Todos días. */
function allDays(reader: Reader, place: number): Edit[] | undefined {
  const { at, replace, words, lexicon } = reader
  const given = { todos: 'm', todas: 'f' }[at(place)]
  if (
    given === undefined ||
    fixedAll.has(at(place + 1)) ||
    determiners.has(at(place + 1)) ||
    reader.isName(place + 1)
  )
    return undefined
  const nouns = sureNoun(reader, place + 1).filter(({ number }) => number === 'p')
  const gender = nouns[0]?.gender
  const isOne =
    nouns.length > 0 && nouns.every((reading) => reading.gender === gender && reading.number === 'p')
  const isOnly = likelyReadings(reader, place + 1).every(({ kind }) => kind === 'noun')
  const isSure = gender && nouns.every(({ lemma }) => isSureGender(lexicon, at(place + 1), lemma, gender))
  // Todos estudiantes y jóvenes: people stand beside todos in other ways.
  if (
    !isOne ||
    !isOnly ||
    !isSure ||
    !/^(días|años|meses|semanas|noches|lugares|cosas|países|deportes|animales|personas|problemas|libros|películas|juegos|clases|mañanas|fines|veranos|partidos|comidas|canciones)$/.test(
      at(place + 1),
    )
  )
    return undefined
  if (/^(de|a|en|por)$/.test(at(place - 1)) && /^(clases|cosas|partes)$/.test(at(place + 1))) return undefined
  const better = gender === 'f' ? 'todas las' : 'todos los'
  return [replace(place, place, better, ['esAll', `${better} ${words[place + 1]?.text}`])]
}

/** Mi amiga mejor. */
function bestFriend({ at, isEnd, replace, words }: Reader, place: number): Edit[] | undefined {
  if (
    !/^amig[oa]s?$/.test(at(place)) ||
    !/^mejor(es)?$/.test(at(place + 1)) ||
    !/^(mi|tu|su|mis|tus|sus|una?)$/.test(at(place - 1))
  )
    return undefined
  if (!isEnd(place + 2) && !/^(y|es|se|de|en|también|desde|tiene|son|para|con)$/.test(at(place + 2)))
    return undefined
  const best = at(place).endsWith('s') ? 'mejores' : 'mejor'
  return [replace(place, place + 1, `${best} ${words[place]?.text}`, ['esStandsBefore', best, at(place)])]
}

/** Gracias por ayudando, interesado en estudiando. */
function doing({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  const readings = read(place)
  const isGerund = readings.length > 0 && readings.every(({ kind }) => kind === 'gerund')
  if (
    !isGerund ||
    !/^(por|de|en|sin|para|sobre)$/.test(at(place - 1)) ||
    /^(tiempo|horas?|días?)$/.test(at(place - 2))
  )
    return undefined
  const verb = readings[0]?.lemma ?? ''
  return [replace(place, place, verb, ['infinitiveAfter', at(place - 1), verb])]
}

/** Atender la universidad: one goes to it. */
function attend({ at, read, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const verb = read(place, 'verb', 'infinitive', 'gerund').find(({ lemma }) => lemma === 'atender')
  const start = at(place + 1) === 'a' ? place + 2 : place + 1
  const isPlace =
    /^(la|una|mi|el|las|mis)$/.test(at(start)) &&
    /^(universidad|escuela|clases?|colegio|secundaria)$/.test(at(start + 1))
  if (!verb || !isPlace || functionWords.has(at(place))) return undefined
  const form =
    verb.kind === 'infinitive'
      ? 'asistir'
      : verb.kind === 'gerund'
        ? 'asistiendo'
        : verb.tense && verb.person !== undefined
          ? conjugate(lexicon, 'asistir', verb.tense, verb.person)
          : undefined
  if (form === undefined) return undefined
  const a = at(start) === 'el' ? 'al' : `a ${at(start)}`
  return [replace(place, start, `${form} ${a}`, ['esAttend'])]
}
