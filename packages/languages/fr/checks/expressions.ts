import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, soundOf, clitics, subjects, wordsOf } from './words.ts'

const quantities = wordsOf('beaucoup trop assez combien peu tant autant')
const measures = wordsOf(
  'verre kilo litre bouteille paquet tasse morceau tranche boîte kilos litres verres bouteilles tasses tranches',
)
const feminineCountries = wordsOf(
  'france angleterre espagne italie allemagne chine belgique suisse algérie russie grèce inde irlande écosse turquie ' +
    'pologne suède norvège australie argentine colombie tunisie corée',
)
const masculineCountries = wordsOf(
  'canada japon maroc mexique portugal brésil danemark sénégal pérou chili vietnam',
)
const wishes = wordsOf('vouloir souhaiter falloir')

/** Corrects fixed wordings: quantities, countries, the subjunctive after il faut que, bien for bon. */
export function correctExpression(reader: Reader, place: number): readonly Edit[] {
  return (
    quantity(reader, place) ??
    country(reader, place) ??
    subjunctive(reader, place) ??
    adverb(reader, place) ??
    []
  )
}

function quantity({ at, words, read }: Reader, place: number): Edit[] | undefined {
  const [article, noun] = [words[place + 1], words[place + 2]]
  const isMeasure = measures.has(at(place)) && /^(un|une|deux|trois|le|des|quelques)$/.test(at(place - 1))
  const isQuantity = quantities.has(at(place)) && !(at(place) === 'peu' && at(place - 1) === 'un')
  if (!(isQuantity || isMeasure) || !article || !noun || !/^(des|du)$/.test(article.lower)) return undefined
  if (read(place + 2, 'noun', 'adjective').length === 0 || soundOf(noun.lower) === undefined) return undefined
  // Beaucoup des élèves de ma classe: of certain ones it is right.
  if (/^(de|d'|du|des|que|qu'|qui|dont)$/.test(at(place + 3)) || /^(de|d'|que|qui)$/.test(at(place + 4)))
    return undefined
  const replacement = beginsWithVowel(noun.lower) ? "d'" : 'de '
  return [{ start: article.start, end: noun.start, replacement, reason: ['after', at(place), 'de'] }]
}

function country({ at, words, replace }: Reader, place: number): Edit[] | undefined {
  const [word, next] = [at(place), at(place + 1)]
  const name = words[place + 1]?.text ?? ''
  const right = feminineCountries.has(next) ? 'en' : masculineCountries.has(next) ? 'au' : undefined
  if (right !== undefined && right !== word && /^(à|en|au)$/.test(word))
    return [replace(place, place, right, ['oneSays', `${right} ${name}`])]
  if (word === 'à' && next === 'la' && feminineCountries.has(at(place + 2)))
    return [replace(place, place + 1, 'en', ['oneSays', `en ${words[place + 2]?.text}`])]
  return undefined
}

function subjunctive({ at, read, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const person = subjects[at(place + 1)]
  if (!/^(que|qu')$/.test(at(place)) || person === undefined) return undefined
  const isWished = read(place - 1, 'verb').some(({ lemma }) => wishes.has(lemma)) || at(place - 1) === 'pour'
  if (!isWished) return undefined
  let verb = place + 2
  while (clitics.has(at(verb))) verb++
  const readings = read(verb, 'verb').filter(({ person: given, tense }) => given === person && tense !== 'ip')
  const [first] = readings
  if (!first || !readings.every(({ tense }) => tense === 'pr' || tense === 'fu')) return undefined
  const better = conjugate(lexicon, first.lemma, 'su', person)
  if (better === undefined || better === at(verb)) return undefined
  return [replace(verb, verb, better, ['subjunctive', better])]
}

function adverb({ at, read, isEnd, words, replace }: Reader, place: number): Edit[] | undefined {
  const acts = wordsOf('parler chanter cuisiner danser jouer nager écrire travailler dormir')
  const isBare =
    read(place - 1, 'verb').some(({ lemma }) =>
      /^(chanter|danser|nager|parler|cuisiner|travailler)$/.test(lemma),
    ) && read(place - 1, 'noun').length === 0
  // Parler bon français: one speaks it well.
  const isLanguage =
    at(place) === 'bon' &&
    /^(français|anglais|espagnol|allemand|italien|chinois)$/.test(at(place + 1)) &&
    read(place - 1, 'verb').some(({ lemma }) => lemma === 'parler') &&
    isEnd(place + 2)
  if (isLanguage) return [replace(place, place, 'bien', ['adverbAfterVerb', 'bien'])]
  if (!/^bon(ne)?$/.test(at(place)) || !(at(place - 1) === 'très' || isBare) || !isEnd(place + 1))
    return undefined
  const isAct = words
    .slice(0, place)
    .some((_, other) => read(other, 'verb').some(({ lemma }) => acts.has(lemma)))
  return isAct ? [replace(place, place, 'bien', ['adverbAfterVerb', 'bien'])] : undefined
}
