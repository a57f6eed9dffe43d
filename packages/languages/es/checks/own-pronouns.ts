import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsClause } from './clause.ts'
import { backwardVerbs } from './gustar.ts'
import { kin, wordsOf } from './words.ts'

/** Verbs that among us mean what they say only with nos. */
const ours = wordsOf(
  'divertimos divertíamos sentamos levantamos mudamos acostamos despertamos graduamos enamoramos',
)

/** Pronouns that belong to who acts, or to whom it is done: siempre nos divertimos, a mi hermana y a mí nos gusta, la amo. */
export function correctOwnPronoun(reader: Reader, place: number): readonly Edit[] {
  return withSe(reader, place) ?? between(reader, place) ?? andI(reader, place) ?? whom(reader, place) ?? []
}

/** Siempre se divertimos: se is never ours. */
function withSe({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'se') return undefined
  const readings = read(place + 1)
  const isOurs =
    readings.length > 0 &&
    readings.every(({ kind, person, tense }) => kind === 'verb' && person === 3 && tense !== 'ip')
  // Se lo damos is right.
  return isOurs ? [replace(place, place, 'nos', ['esOneself', `nos ${at(place + 1)}`])] : undefined
}

/** Nosotros llevamos bien, nosotros sentamos. */
function between({ at, isEnd, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^nosotr[oa]s$/.test(at(place))) return undefined
  const verb = at(place + 1)
  const last = /^(muy|tan|bastante)$/.test(at(place + 2)) ? place + 3 : place + 2
  const isFriendly = /^llev(ába|a)mos$/.test(verb) && /^(bien|mal)$/.test(at(last))
  const isOurs =
    ours.has(verb) &&
    (isEnd(place + 2) ||
      /^(en|con|mucho|muchísimo|a|cerca|juntos|juntas|tarde|temprano|de|y|comiendo|hace)$/.test(
        at(place + 2),
      ))
  if (!isFriendly && !isOurs) return undefined
  return [replace(place + 1, place + 1, `nos ${verb}`, ['esOneself', `nos ${verb}`])]
}

/** A mi hermana y yo nos gusta, hace mucho por mis hermanos y yo: behind a preposition I am mí. */
function andI(reader: Reader, place: number): Edit[] | undefined {
  const { at, isEnd, words, replace } = reader
  const preposition = at(place - 3)
  const isPair = at(place) === 'yo' && at(place - 1) === 'y' && kin.has(at(place - 2))
  if (!isPair || !/^(mi|mis|su|sus|tu|tus|nuestr[oa]s?)$/.test(preposition)) return undefined
  const link = at(place - 4)
  // Mi hermana y yo nos gusta nadar: whom something pleases takes a.
  if (at(place + 1) === 'nos' && beginsClause(reader, place - 3) && pleases(reader, place + 2)) {
    const better = `a ${at(place - 3)} ${words[place - 2]?.text ?? ''} y a mí`
    return [replace(place - 3, place, better, ['esLiker', `${better} nos ${at(place + 2)}`])]
  }
  const isLiked = link === 'a' && at(place + 1) === 'nos'
  const isLast = isEnd(place + 1) && /^[.!?]?$/.test(words[place + 1]?.text ?? '')
  if (isLiked || (isLast && /^(por|para|a|sin)$/.test(link)))
    return [replace(place, place, `${link} mí`, ['oneSays', `${link} mí`])]
  return isLast && link === 'con' ? [replace(place, place, 'conmigo', ['esWithMe', 'conmigo'])] : undefined
}

const pleases = ({ read }: Reader, place: number): boolean =>
  read(place, 'verb').some(({ lemma, person }) => backwardVerbs.has(lemma) && (person === 2 || person === 5))

const feelings: Readonly<Record<string, string>> = { él: 'lo', ella: 'la', ellos: 'los', ellas: 'las' }
const done = wordsOf('amar odiar ayudar llamar visitar extrañar conocer admirar abrazar')

/** Yo amo ella, odio ellas. */
function whom(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, words, replace } = reader
  const pronoun = feelings[at(place + 1)]
  const readings = read(place)
  const isMine =
    readings.some(({ kind, lemma }) => kind === 'verb' && done.has(lemma)) &&
    readings.every(({ person, kind }) => (kind === 'verb' ? person === 0 : kind === 'noun'))
  const isLast = isEnd(place + 2) && /^[.,;!?]?$/.test(words[place + 2]?.text ?? '')
  const isFirst = at(place - 1) === 'yo' || beginsClause(reader, place) || at(place - 1) === 'no'
  if (!pronoun || !isMine || !isLast || !isFirst) return undefined
  const better = `${pronoun} ${words[place]?.lower ?? ''}`
  return [replace(place, place + 1, better, ['esStandsBefore', pronoun, at(place)])]
}
