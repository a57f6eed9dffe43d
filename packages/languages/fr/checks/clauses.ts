import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, clitics, commonVerbs, subjects, wordsOf } from './words.ts'

/** Joins clauses by que, qui and où: je crois que c'est, un ami qui habite, je ne sais pas où il est. */
export function correctClause(reader: Reader, place: number): readonly Edit[] {
  return (
    told(reader, place) ?? relative(reader, place) ?? whereTo(reader, place) ?? asked(reader, place) ?? []
  )
}

const thinking = wordsOf(
  'crois croit croyez pense penses pensez pensons espère espères espérez dit dis dites trouve trouves sais',
)

/** Je crois c'est bien, elle dit elle arrive. */
function told(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const next = at(place + 1)
  if (
    !thinking.has(at(place)) ||
    !(at(place - 1) in subjects) ||
    next === '' ||
    /^(nous|vous|on)$/.test(next)
  )
    return undefined
  const isClause = next === "c'" || (next in subjects && verbAfter(reader, place + 1) !== undefined)
  const isNamed = at(place) === 'sais' && next !== "c'"
  if (!isClause || isNamed || read(place, 'verb').length === 0) return undefined
  const link = beginsWithVowel(next) ? " qu'" : ' que '
  const written = words[place + 1]?.text ?? ''
  return [replace(place, place + 1, `${words[place]?.text}${link}${written}`, ['frThat', at(place)])]
}

/** The place of the verb of a pronoun, wherever the pronoun stands. */
function verbAfter({ at, read }: Reader, place: number): number | undefined {
  const person = subjects[at(place)]
  let verb = place + 1
  while (clitics.has(at(verb))) verb++
  return read(verb, 'verb').some((reading) => reading.person === person) ? verb : undefined
}

/** Un ami qu'habite ici, la fille que chante, le film qui je regarde. */
function relative(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace, isName } = reader
  const isNoun = read(place - 1, 'noun').length > 0 && read(place - 1, 'verb').length === 0
  if (!isNoun) return undefined
  if (at(place) === 'qui' && at(place + 1) in subjects) {
    if (!/^(je|j'|tu|il|ils|on)$/.test(at(place + 1))) return undefined
    const verb = verbAfter(reader, place + 1)
    const pronoun = words[place + 1]?.text ?? ''
    const better = beginsWithVowel(pronoun.toLowerCase()) ? `qu'${pronoun}` : `que ${pronoun}`
    return verb === undefined ? undefined : [replace(place, place + 1, better, ['frObjectQue', better])]
  }
  if (!/^(que|qu')$/.test(at(place))) return undefined
  const readings = read(place + 1)
  const isFinite =
    readings.length > 0 &&
    readings.every(({ kind }) => kind === 'verb') &&
    readings.some(
      ({ lemma, person, tense }) =>
        commonVerbs.has(lemma) && tense !== 'su' && (person === 2 || person === 5),
    )
  // Le livre qu'écrit Paul, le film que préfère ma sœur.
  const isInverted =
    isName(place + 2) ||
    /^(le|la|les|l'|mon|ma|mes|son|sa|ses|ce|cette|un|une|des|notre|nos|votre|vos)$/.test(at(place + 2))
  if (!isFinite || isInverted || at(place - 1) === 'ce' || at(place + 2) === '') return undefined
  const verb = words[place + 1]?.text ?? ''
  return [replace(place, place + 1, `qui ${verb}`, ['frSubjectQui', verb])]
}

/** Je ne sais pas ou il habite. */
function whereTo({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'ou' || !/^(il|elle|ils|elles|tu|je|j'|on|se)$/.test(at(place + 1))) return undefined
  const isAsked = words
    .slice(Math.max(0, place - 3), place)
    .some((_, offset) =>
      read(Math.max(0, place - 3) + offset, 'verb').some(({ lemma }) =>
        /^(savoir|demander|dire)$/.test(lemma),
      ),
    )
  const isPlace = /^(ville|pays|maison|endroit|rue|école|jour|quartier|restaurant)$/.test(at(place - 1))
  return isAsked || isPlace ? [replace(place, place, 'où', ['frWhere'])] : undefined
}

/** Quoi tu fais ? */
function asked(reader: Reader, place: number): Edit[] | undefined {
  const { at, isStart, words, replace } = reader
  if (at(place) !== 'quoi' || !isStart(place) || verbAfter(reader, place + 1) === undefined) return undefined
  const pronoun = words[place + 1]?.text ?? ''
  const better = beginsWithVowel(at(place + 1)) ? `qu'est-ce qu'${pronoun}` : `qu'est-ce que ${pronoun}`
  return [replace(place, place + 1, better, ['frWhat'])]
}
