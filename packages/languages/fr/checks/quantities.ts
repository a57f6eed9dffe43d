import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, determiners, functionWords, soundOf, wordsOf } from './words.ts'

/** Corrects nouns that lack their article or have one of another number: j'aime chiens, le chiens, beaucoup gens. */
export function correctQuantity(reader: Reader, place: number): readonly Edit[] {
  return (
    likedMany(reader, place) ??
    ofMany(reader, place) ??
    muchOf(reader, place) ??
    oneOf(reader, place) ??
    needOf(reader, place) ??
    []
  )
}

/** The number of a word that can only be a noun; undefined where it may be anything else. */
function numberOf({ read, at, isName }: Reader, place: number): 's' | 'p' | undefined {
  if (isName(place) || functionWords.has(at(place)) || determiners.has(at(place))) return undefined
  const readings = read(place)
  const [first] = readings
  const isOnly = readings.every(({ kind, number }) => kind === 'noun' && number === first?.number)
  return isOnly ? first?.number : undefined
}

const between = wordsOf('pas plus beaucoup bien aussi')

/** J'aime chiens, je n'aime pas fromage. */
function likedMany(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const isSkipped = between.has(at(place - 1))
  const verb = isSkipped ? place - 2 : place - 1
  const isLiked = read(verb, 'verb').some(({ lemma }) => /^(aimer|adorer|détester|préférer)$/.test(lemma))
  // Ils s'aiment: what one does to each other has its object.
  const isOwn = /^(s'|se)$/.test(at(verb - 1))
  const number = isLiked && !isOwn && read(verb, 'noun').length === 0 ? numberOf(reader, place) : undefined
  if (number === undefined || (number === 's' && !isSkipped) || soundOf(at(place)) === undefined)
    return undefined
  const genders = new Set(read(place, 'noun').map(({ gender }) => gender))
  const [gender] = genders
  if (number === 's' && (genders.size > 1 || !gender)) return undefined
  if (!(reader.isEnd(place + 1) || /^(et|mais|parce|avec|dans|ou|de|d'|qui|que)$/.test(at(place + 1))))
    return undefined
  const written = words[place]?.text ?? ''
  const one = beginsWithVowel(at(place)) ? "l'" : gender === 'f' ? 'la ' : 'le '
  const thing = `${number === 'p' ? 'les ' : one}${written}`
  return [replace(place, place, thing, ['likedArticle', thing])]
}

const plurals: Readonly<Record<string, string>> = {
  le: 'les',
  la: 'les',
  mon: 'mes',
  ma: 'mes',
  ton: 'tes',
  ta: 'tes',
  son: 'ses',
  sa: 'ses',
  ce: 'ces',
  cet: 'ces',
  cette: 'ces',
}

/** Le chiens, mon amis: nouns that can only be plural. */
function ofMany(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  const better = plurals[at(place)]
  if (better === undefined || numberOf(reader, place + 1) !== 'p') return undefined
  // Le vingt mètres and the like: of names of races and of hours the article is singular.
  if (/^(heures|mètres|kilomètres|ans|minutes|jours|mille|fois|cents)$/.test(at(place + 1))) return undefined
  const noun = words[place + 1]?.text ?? ''
  return [replace(place, place, better, ['pluralNoun', noun, `${better} ${noun}`])]
}

const amounts = wordsOf('beaucoup trop assez peu')
/** J'ai un peu faim: what one has without an article. */
const had = wordsOf(
  'faim soif peur mal honte envie besoin raison tort attention froid chaud sommeil souci grâce plaisir hâte pitié confiance',
)
const someOf = wordsOf(
  'pain eau lait vin riz sucre sel temps argent café thé travail chance patience fromage viande salade soupe jus beurre',
)

/** Beaucoup gens, un peu pain. */
function muchOf(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  const number = !amounts.has(at(place))
    ? undefined
    : at(place + 1) === 'gens'
      ? 'p'
      : numberOf(reader, place + 1)
  // Il parle peu français.
  const isOther = /^(français|anglais|espagnol|merci)$/.test(at(place + 1))
  const isDoubtful =
    had.has(at(place + 1)) || (at(place) === 'peu' && number === 's' && !someOf.has(at(place + 1)))
  if (number === undefined || isOther || isDoubtful || soundOf(at(place + 1)) === undefined) return undefined
  const link = beginsWithVowel(at(place + 1)) ? "d'" : 'de '
  const noun = words[place + 1]?.text ?? ''
  return [
    replace(place, place + 1, `${words[place]?.text} ${link}${noun}`, ['after', at(place), link.trim()]),
  ]
}

const single: Readonly<Record<string, string>> = {
  pomme: 'une',
  banane: 'une',
  orange: 'une',
  tomate: 'une',
  carotte: 'une',
  poire: 'une',
  sandwich: 'un',
  croissant: 'un',
  œuf: 'un',
}

/** Je mange pomme. */
function oneOf({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const article = single[at(place)]
  const isEaten = read(place - 1, 'verb', 'infinitive').some(({ lemma }) =>
    /^(manger|acheter|prendre|vouloir)$/.test(lemma),
  )
  if (article === undefined || !isEaten) return undefined
  const thing = `${article} ${words[place]?.text}`
  return [replace(place, place, thing, ['frOneOf', thing])]
}

const masses = wordsOf('aide argent temps eau repos sommeil calme travail sucre pain soleil vacances')

/** J'ai besoin de l'aide. */
function needOf({ at, isEnd, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!/^(besoin|envie)$/.test(at(place))) return undefined
  const isJoined = /^(du|des)$/.test(at(place + 1))
  const noun = isJoined ? place + 2 : place + 3
  const isThe = isJoined || (at(place + 1) === 'de' && /^(la|l')$/.test(at(place + 2)))
  if (!isThe || !masses.has(at(noun)) || !(isEnd(noun + 1) || at(noun + 1) === 'pour')) return undefined
  const of = `${beginsWithVowel(at(noun)) ? "d'" : 'de '}${words[noun]?.text}`
  return [replace(place + 1, noun, of, ['frNeedOf', `${at(place)} ${of}`])]
}
