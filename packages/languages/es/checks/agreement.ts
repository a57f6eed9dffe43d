import type { Edit } from './because.ts'
import type { Gender, GrammaticalNumber } from '../../kit/lexicon/analysis.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import type { NounPhrase } from '../../kit/sentence/noun-phrase.ts'
import { findNounPhrase, takesMasculineArticle } from './noun-phrase.ts'
import { commonVerbs, determinerFor, determiners, functionWords, timeNouns, wordsOf } from './words.ts'

const singularForMany = wordsOf('gente familia policía ropa')
/** Nouns that without an s or with it are another word. */
const unsureNouns = wordsOf(
  'medio video ingles tardes mañanas era gracias microondas modelo modelos parte cara cola',
)
const unsureAdjectives = wordsOf(
  'solo sola solos solas medio bueno más mismo mucho poco todo tanto uno alto bajo juntos español',
)

/** Makes a determiner, its noun and the adjectives beside it agree in gender and number. */
export function correctAgreement(reader: Reader, place: number): readonly Edit[] {
  const phrase = findNounPhrase(reader, place)
  if (!phrase || isRare(reader, phrase.noun)) return []
  const edits = correctDeterminer(reader, phrase)
  if (edits.length > 0) return edits
  return correctAdjectives(reader, phrase)
}

function isRare({ lexicon, at, read }: Reader, noun: number): boolean {
  const lemmas = read(noun, 'noun').map(({ lemma }) => lemma)
  return [at(noun), ...lemmas].every((word) => lexicon.rank(word) === Infinity)
}

function correctDeterminer(reader: Reader, phrase: NounPhrase): readonly Edit[] {
  const { at, replace } = reader
  const { determiner, noun, adjective } = phrase
  const word = at(noun)
  // El hambre, but mucha hambre.
  if (word === 'hambre' && /^much(o|os|as)$/.test(at(determiner)))
    return [replace(determiner, determiner, 'mucha', ['feminine', word, 'mucha hambre'])]
  const given = determiners.get(at(determiner))
  if (!given || isUnsure(reader, phrase)) return []
  if (takesMasculineArticle(word)) {
    const article = { la: 'el', una: 'un' }[at(determiner)]
    if (!article || adjective !== undefined) return []
    return [replace(determiner, determiner, article, ['esStressedA', word, article])]
  }
  if (given.number === 'p' && phrase.number === 's') return correctNumber(reader, phrase)
  const number = phrase.number ?? given.number
  if (given.number === 's' && number === 'p') {
    // Ese partes: where the gender is in doubt as well, only what the noun may be is given.
    const isOther =
      !phrase.gender &&
      given.gender &&
      reader.read(noun, 'noun').every(({ gender }) => gender !== given.gender)
    if (isOther) return []
    const better = determinerFor(at(determiner), phrase.gender ?? given.gender ?? 'm', 'p')
    if (better === undefined || adjective !== undefined) return []
    return [replace(determiner, determiner, better, ['pluralNoun', word, `${better} ${word}`])]
  }
  if (!given.gender || !phrase.gender || given.gender === phrase.gender) return []
  // Una nadador: of a person who may be a woman it is the noun that may be wrong.
  const isHers =
    given.gender === 'f' && phrase.number === 's' && reader.lexicon.inflect(word, 'fs').length > 0
  if (isHers) return []
  const better = determinerFor(at(determiner), phrase.gender, number)
  if (better === undefined || better === at(determiner)) return []
  const joined = better === 'el' ? { a: 'al', de: 'del' }[at(determiner - 1)] : undefined
  if (joined !== undefined)
    return [replace(determiner - 1, determiner, joined, [nameOf(phrase.gender), word, `${joined} ${word}`])]
  return [replace(determiner, determiner, better, [nameOf(phrase.gender), word, `${better} ${word}`])]
}

/** Gracias and the like, and forty-one years, which are many. */
function isUnsure({ at }: Reader, { determiner, noun }: NounPhrase): boolean {
  const isCounted =
    /^una?$/.test(at(determiner)) && at(determiner - 1) === 'y' && /(ta|te)$/.test(at(determiner - 2))
  // Un ida y vuelta is a ticket.
  const isTicket = at(noun) === 'ida' && at(noun + 1) === 'y'
  return isCounted || isTicket || unsureNouns.has(at(noun))
}

const nameOf = (gender: Gender) => (gender === 'f' ? 'feminine' : 'masculine')

function correctNumber(
  { at, read, lexicon, replace }: Reader,
  { determiner, noun }: NounPhrase,
): readonly Edit[] {
  const word = at(noun)
  // Muchos dinero: of what is not counted there is much, and not many.
  if (/^(dinero|agua|tiempo|comida|ropa|trabajo)$/.test(word) && /^much[oa]s$/.test(at(determiner))) {
    const much = /^(agua|comida|ropa)$/.test(word) ? 'mucha' : 'mucho'
    return [replace(determiner, determiner, much, ['oneSays', `${much} ${word}`])]
  }
  if (word === 'gente' && /^much[oa]s$/.test(at(determiner)))
    return [replace(determiner, determiner, 'mucha', ['esPeople'])]
  if (
    singularForMany.has(word) ||
    word.endsWith('s') ||
    read(noun, 'verb', 'infinitive').some(({ lemma }) => commonVerbs.has(lemma))
  )
    return []
  const [reading] = read(noun, 'noun')
  if (!reading) return []
  const { lemma, gender } = reading
  const plural = agree(lexicon, lemma, gender === 'f' && lemma !== word ? 'f' : gender, 'p')
  const better = lemma === word ? (lexicon.inflect(word, 'pl')[0] ?? plural) : plural
  if (better === undefined || better === word) return []
  return [replace(noun, noun, better, ['pluralAfter', at(determiner), better])]
}

function correctAdjectives(reader: Reader, phrase: NounPhrase): readonly Edit[] {
  const number = determiners.get(reader.at(phrase.determiner))?.number
  if (!phrase.number || phrase.number !== number || timeNouns.has(reader.at(phrase.noun))) return []
  // Los colores blanco y negro.
  if (reader.at(phrase.noun) === 'colores') return []
  const isStressed =
    takesMasculineArticle(reader.at(phrase.noun)) && /^(el|un)$/.test(reader.at(phrase.determiner))
  // Los pies y las manos muy pequeños: of two things the adjective may be said of both.
  const isPair =
    /^[ye]$/.test(reader.at(phrase.determiner - 1)) && reader.read(phrase.determiner - 2, 'noun').length > 0
  const said = /^(muy|tan)$/.test(reader.at(phrase.noun + 1)) ? phrase.noun + 2 : phrase.noun + 1
  if (isPair && phrase.gender === 'f' && reader.at(said).endsWith('os')) return []
  const isIndefinite = /^una?s?$/.test(reader.at(phrase.determiner))
  const role = (isIndefinite || isStressed) && 'attribute'
  const edits = correctAdjective(reader, phrase.noun + 1, phrase.gender, phrase.number, role)
  if (/^(muy|tan|bastante|más)$/.test(reader.at(phrase.noun + 1)))
    return correctAdjective(reader, phrase.noun + 2, phrase.gender, phrase.number, 'attribute')
  return isStressed ? edits.map((edit) => tellOfArticle(reader, phrase, edit)) : edits
}

/** Of un agua fría the article makes one think that the noun is masculine. */
export const tellOfArticle = ({ at }: Reader, { determiner, noun }: NounPhrase, edit: Edit): Edit => ({
  ...edit,
  reason: ['esStillFeminine', at(noun), at(determiner), edit.replacement.toLowerCase()],
})

/**
 * Makes an adjective agree, where one of its gender and number is right: with both wrong it belongs to another word.
 * @param role predicate after ser or estar, where a verb is out of place (está frío); attribute after a noun that is new,
 *   as nobody says how loud it is (una hermana alto, but pon la música alto)
 */
export function correctAdjective(
  { at, read, lexicon, replace, isName, isEnd }: Reader,
  place: number,
  gender: Gender | undefined,
  number: GrammaticalNumber,
  role: 'predicate' | 'attribute' | false = false,
): readonly Edit[] {
  const word = at(place)
  const isPredicate = role === 'predicate'
  if (functionWords.has(word) || isName(place) || (word === 'tal' && /^(como|cual|vez)$/.test(at(place + 1))))
    return []
  // A mi abuela seguro que sí.
  if (word === 'seguro' && at(place + 1) === 'que') return []
  // Es bueno saberlo: only at its end is it surely the subject that is good.
  const isSure =
    (isEnd(place + 1) || /^(y|pero|con)$/.test(at(place + 1))) &&
    (isPredicate ? /^(bueno|alto|bajo)$/.test(word) : role === 'attribute' && word === 'alto')
  if (unsureAdjectives.has(word) && !isSure) return []
  const readings = read(place)
  const adjectives = readings.filter(({ kind }) => kind === 'adjective')
  // Un agua frío: at the end of its clause a rare verb (I fry) is none.
  const isLast = isEnd(place + 1) || /^(y|o|pero|con|sin|por|para)$/.test(at(place + 1))
  const isNoVerb = isPredicate || (role === 'attribute' && isLast)
  const others = readings.filter(
    ({ kind, lemma }) =>
      !['adjective', 'participle', 'noun'].includes(kind) &&
      !(isSure && kind === 'other') &&
      !(isNoVerb && kind === 'verb' && !commonVerbs.has(lemma)),
  )
  const first = adjectives.find((reading) => reading.gender) ?? adjectives[0]
  if (
    !first ||
    others.length > 0 ||
    (lexicon.rank(word) === Infinity && lexicon.rank(first.lemma) === Infinity)
  )
    return []
  const fits = (reading: { gender?: Gender; number?: GrammaticalNumber }, both: boolean) => {
    const isGender = !gender || !reading.gender || reading.gender === gender
    const isNumber = !reading.number || reading.number === number
    return both ? isGender && isNumber : isGender || isNumber
  }
  if (
    adjectives.some((reading) => fits(reading, true)) ||
    !adjectives.some((reading) => fits(reading, false))
  )
    return []
  const better = agree(lexicon, first.lemma, gender ?? first.gender, number)
  if (better === undefined || better === word) return []
  return [replace(place, place, better, ['adjectiveAgrees', better])]
}
