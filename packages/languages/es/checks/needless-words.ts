import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { findNounPhrase } from './noun-phrase.ts'
import { sureNoun } from './sure-words.ts'
import { determiners, prepositions, subjects, wordsOf } from './words.ts'

/** Leaves out a small word that another one makes needless: sobre de mi vida, busco para un trabajo, todos de los libros. */
export function correctNeedlessWord(reader: Reader, place: number): readonly Edit[] {
  return (
    doublePreposition(reader, place) ??
    sought(reader, place) ??
    allOf(reader, place) ??
    studied(reader, place) ??
    []
  )
}

const isThing = ({ at, isName }: Reader, place: number) =>
  determiners.has(at(place)) ||
  isName(place) ||
  at(place) in subjects ||
  /^(mí|ti|todo|todos|todas|cualquier)$/.test(at(place))

/** Sobre de mi vida, durante del verano; un sobre de azúcar is an envelope. */
function doublePreposition(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  const isNoun =
    at(place) === 'sobre' &&
    (/^(un|el|este|ese|mi|tu|su|otro|al|del|cada|gran)$/.test(at(place - 1)) ||
      prepositions.has(at(place - 1)))
  if (!/^(sobre|durante)$/.test(at(place)) || isNoun) return undefined
  const written = words[place]?.text ?? ''
  if (at(place + 1) === 'del')
    return [replace(place, place + 1, `${written} el`, ['oneSaysWithout', at(place), 'de'])]
  if (at(place + 1) !== 'de' || !isThing(reader, place + 2)) return undefined
  return [replace(place, place + 1, written, ['oneSaysWithout', at(place), 'de'])]
}

/** Busco para un trabajo: what one looks for follows at once. */
function sought({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const isSeeking = read(place, 'verb', 'infinitive', 'gerund').some(({ lemma }) => lemma === 'buscar')
  if (!isSeeking || at(place + 1) !== 'para' || !determiners.has(at(place + 2))) return undefined
  if (read(place + 3, 'noun').length === 0 || /^(siempre|semana|año)$/.test(at(place + 3))) return undefined
  return [replace(place, place + 1, words[place]?.text ?? '', ['esNoPreposition', 'buscar'])]
}

/** Todos de los libros, toda de mi familia. */
function allOf(reader: Reader, place: number): Edit[] | undefined {
  const { at, replace } = reader
  if (!/^tod[oa]s?$/.test(at(place)) || at(place + 1) !== 'de') return undefined
  const given = determiners.get(at(place + 2))
  const phrase = given && findNounPhrase(reader, place + 2)
  // Todos de la misma manera: all of them, in one way.
  if (
    !phrase?.number ||
    phrase.number !== given?.number ||
    at(place).endsWith('s') !== (given.number === 'p')
  )
    return undefined
  const gender = phrase.gender ?? given.gender
  const all = gender && `tod${gender === 'f' ? 'a' : 'o'}${phrase.number === 'p' ? 's' : ''}`
  if (!all || /^(un|una|este|esta|ese|esa)$/.test(at(place + 2))) return undefined
  return [replace(place, place + 1, all, ['esAll', `${all} ${at(place + 2)} ${at(phrase.noun)}`])]
}

const languages = wordsOf(
  'inglés español francés chino mandarín japonés alemán coreano italiano portugués vietnamita ruso árabe',
)
const sciences = wordsOf(
  'ciencia ciencias biología psicología química matemáticas economía política sociología medicina literatura ' +
    'ingeniería comunicación antropología filosofía enfermería contabilidad neurobiología bioquímica física',
)

/** Hablo el español, estudio la biología: neither takes its article there. */
function studied(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, words, replace } = reader
  const lemmas = new Set(read(place, 'verb', 'infinitive', 'gerund').map(({ lemma }) => lemma))
  if (!/^(el|la|las)$/.test(at(place + 1))) return undefined
  const isSpoken = lemmas.has('hablar') && at(place + 1) === 'el' && languages.has(at(place + 2))
  const isStudied = lemmas.has('estudiar') && sciences.has(at(place + 2))
  const next = place + 3
  // Estudia la historia de su país: one of many.
  const isWhole =
    isEnd(next) ||
    /^(y|e|en|con|pero|porque|para|muy|bien|también)$/.test(at(next)) ||
    (isStudied && read(next, 'adjective').length > 0 && !/^(de|del)$/.test(at(next + 1)))
  if (!(isSpoken || isStudied) || !isWhole || sureNoun(reader, place + 2).length === 0) return undefined
  return [
    replace(place, place + 1, words[place]?.text ?? '', ['oneSaysWithout', at(place + 2), at(place + 1)]),
  ]
}
