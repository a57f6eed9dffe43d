import type { Edit, Reason } from './because.ts'
import type { Gender, GrammaticalNumber, Kind } from '../../kit/lexicon/analysis.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import type { NounPhrase } from '../../kit/sentence/noun-phrase.ts'
import { findNounPhrase } from './noun-phrase.ts'
import {
  beginsWithVowel,
  soundOf,
  commonVerbs,
  determinerFor,
  determiners,
  functionWords,
  wordsOf,
} from './words.ts'

const unsureNouns = wordsOf(
  'putain malaise espèce merci crème élève collègue collègues enfant livre tour poste mode voile mémoire manche page somme moule vase poêle crêpe critique ' +
    'physique médecin professeur prof chef juge artiste touriste dentiste journaliste secrétaire camarade après-midi ' +
    'est été orange marron espace amour œuvre chose personne gens foi foie mort pub radio photo star modèle ministre ' +
    'auteur témoin bébé guide garde aide sept huit dix premier seconde politique classique public musique_',
)
const unsureAdjectives = wordsOf(
  'suisse tout même seul bien orange marron grand-chose super sympa chic cool snob drôle nulle',
)

/** Makes a determiner, its noun and the adjectives beside it agree in gender and number. */
export function correctAgreement(reader: Reader, place: number): readonly Edit[] {
  const phrase = findNounPhrase(reader, place)
  if (!phrase || isRare(reader, phrase.noun)) return []
  const edits = [...correctDeterminer(reader, phrase), ...correctNumber(reader, phrase)]
  if (edits.length > 0) return edits
  return correctAdjectives(reader, phrase)
}

function isRare({ lexicon, at, read }: Reader, noun: number): boolean {
  const lemmas = read(noun, 'noun').map(({ lemma }) => lemma)
  return [at(noun), ...lemmas].every((word) => lexicon.rank(word) === Infinity)
}

function correctDeterminer({ at, replace }: Reader, phrase: NounPhrase): readonly Edit[] {
  const { determiner, noun, adjective, gender } = phrase
  const word = at(determiner)
  const given = determiners.get(word)
  const next = at(adjective ?? noun)
  if (given?.number !== 's' || !gender || phrase.number !== 's' || unsureNouns.has(at(noun))) return []
  if (soundOf(next) === undefined) return []
  // Mon amie, ma nouvelle amie: the sound after the determiner decides first.
  const better = determinerFor(word, gender, next)
  const isSameGender = !given.gender || given.gender === gender
  if (better === undefined || better === word || better.endsWith("'")) return []
  if (isSameGender && beginsWithVowel(next) === /^(mon|ton|son|cet)$/.test(word)) return []
  const joined = better === 'le' ? { à: 'au', de: 'du' }[at(determiner - 1)] : undefined
  if (joined !== undefined)
    return [replace(determiner - 1, determiner, joined, ['masculine', at(noun), `${joined} ${at(noun)}`])]
  const reason: Reason = isSameGender
    ? ['beforeVowel', better]
    : [gender === 'f' ? 'feminine' : 'masculine', at(noun), better]
  return [replace(determiner, determiner, better, reason)]
}

function correctNumber({ at, read, lexicon, replace }: Reader, phrase: NounPhrase): readonly Edit[] {
  const { determiner, noun, number } = phrase
  const word = at(noun)
  if (determiners.get(at(determiner))?.number !== 'p' || number !== 's' || /[sxz]$/.test(word)) return []
  const isPronoun = at(determiner) === 'les' && read(noun, 'verb').some(({ lemma }) => commonVerbs.has(lemma))
  // Vos nom et prénom; toutes deux raison.
  if (
    at(noun + 1) === 'et' ||
    /^(tous|toutes|eux|elles|nous|vous)$/.test(at(determiner - 1)) ||
    /^(minimum|maximum|don)$/.test(word)
  )
    return []
  // Le huit mai is a date.
  if (isPronoun || at(determiner - 1) === 'le') return []
  if (
    read(noun, 'infinitive').length > 0 ||
    /^(est|été|sept|huit|dix|premier|seconde|quelque|merci|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/.test(
      word,
    )
  )
    return []
  const [reading] = read(noun, 'noun')
  const gender = reading?.lemma === word ? undefined : reading?.gender
  const better = reading && (agree(lexicon, reading.lemma, gender, 'p') ?? undefined)
  if (better === undefined || better === word) return []
  return [replace(noun, noun, better, ['pluralAfter', at(determiner), better])]
}

function correctAdjectives(
  reader: Reader,
  { noun, adjective, determiner, gender, number }: NounPhrase,
): readonly Edit[] {
  const given = determiners.get(reader.at(determiner))
  if (!number || given?.number !== number || unsureNouns.has(reader.at(noun))) return []
  if (adjective !== undefined) {
    const bel = beforeVowel(reader, adjective, noun, gender)
    return bel.length > 0
      ? bel
      : correctAdjective(
          reader,
          adjective,
          gender,
          number,
          ['adjective', 'noun', 'verb', 'participle', 'other'],
          true,
        )
  }
  // Elle a l'air contente: the adjective may go with her. Trois semaines minimum stay as they are.
  if (
    /^(air|raison|tort|partie|heure|conscience)$/.test(reader.at(noun)) ||
    /^(minimum|maximum|arrière|avant|standard)$/.test(reader.at(noun + 1))
  )
    return []
  // Bleu marine, vert clair: a colour of two words does not change.
  if (
    /^(bleu|vert|rouge|gris|noir|blond|brun|jaune)$/.test(reader.at(noun + 1)) &&
    reader.read(noun + 2, 'noun', 'adjective').length > 0
  )
    return []
  if (/^(marine|clair|foncé|ciel|pâle|olive|émeraude|platine|jais|vif|de)$/.test(reader.at(noun + 2)))
    return []
  // Un livre très intéressante.
  if (
    /^(très|trop|vraiment)$/.test(reader.at(noun + 1)) &&
    /^(un|une|des|mon|ma|mes)$/.test(reader.at(determiner)) &&
    reader.isEnd(noun + 3)
  )
    return correctAdjective(reader, noun + 2, gender, number)
  if (/^(et|de|d'|des)$/.test(reader.at(noun + 2)) && number === 's') return []
  return correctAdjective(
    reader,
    noun + 1,
    gender,
    number,
    reader.isEnd(noun + 2)
      ? ['adjective', 'noun', 'participle', 'gerund']
      : ['adjective', 'noun', 'participle'],
  )
}

function beforeVowel({ at, replace }: Reader, adjective: number, noun: number, gender: Gender | undefined) {
  const better = { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' }[at(adjective)]
  if (better === undefined || gender !== 'm' || !beginsWithVowel(at(noun)) || /[sx]$/.test(at(noun)))
    return []
  return [replace(adjective, adjective, better, ['beforeVowel', better])]
}

/**
 * Makes an adjective agree; where none of its gender and number is right it belongs to another word.
 * @param allowed what else the word may be without leaving it in doubt
 * @param isPredicate whether it stands behind être and its subject, and so can belong to nothing else
 */
export function correctAdjective(
  { at, read, lexicon, replace, words }: Reader,
  place: number,
  gender: Gender | undefined,
  number: GrammaticalNumber | undefined,
  allowed: readonly Kind[] = ['adjective', 'noun', 'verb', 'participle'],
  isPredicate = false,
): readonly Edit[] {
  const word = at(place)
  if (functionWords.has(word) || unsureAdjectives.has(word) || unsureNouns.has(word)) return []
  if (/^(bel|nouvel|vieil)$/.test(word) || /^\p{Lu}/u.test(words[place]?.text ?? '')) return []
  const readings = read(place)
  const adjectives = readings.filter(({ kind }) => kind === 'adjective')
  const first = adjectives.find((reading) => reading.gender) ?? adjectives[0]
  if (!first || readings.some(({ kind }) => !allowed.includes(kind))) return []
  if (lexicon.rank(word) === Infinity && lexicon.rank(first.lemma) === Infinity) return []
  const isGender = (given: Gender | undefined) => !gender || !given || given === gender
  const isNumber = (given: GrammaticalNumber | undefined) => !number || !given || given === number
  if (adjectives.some((reading) => isGender(reading.gender) && isNumber(reading.number))) return []
  const isHalfRight = adjectives.some((reading) => isGender(reading.gender) || isNumber(reading.number))
  if (!isHalfRight && !isPredicate) return []
  const better = agree(lexicon, first.lemma, gender ?? first.gender, number ?? first.number ?? 's')
  if (better === undefined || better === word) return []
  return [replace(place, place, better, ['adjectiveAgrees', better])]
}
