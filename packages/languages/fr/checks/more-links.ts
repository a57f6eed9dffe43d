import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, determiners, kin, subjects, wordsOf } from './words.ts'

const withDe = wordsOf('décider oublier refuser arrêter finir accepter promettre choisir éviter')
const withA = wordsOf('continuer réussir hésiter')
const sorry = /^(désolée?s?|contente?s?|heureuse?s?|heureux|ravie?s?|fière?s?|tristes?)$/
const cities = wordsOf(
  'paris lyon marseille nice lille bordeaux toulouse londres berlin madrid barcelone rome bruxelles genève montréal nantes',
)
const feminineCountries = wordsOf(
  'france chine belgique suisse russie grèce suède norvège pologne turquie colombie tunisie corée',
)

/** Puts the right word between a verb and what follows: j'ai décidé d'aller, je réponds à la question, du monde. */
export function correctMoreLinks(reader: Reader, place: number): readonly Edit[] {
  return (
    secondVerb(reader, place) ??
    answering(reader, place) ??
    thinking(reader, place) ??
    reason(reader, place) ??
    place_(reader, place) ??
    doing(reader, place) ??
    []
  )
}

const isInfinitive = ({ read, isName }: Reader, place: number) => {
  const readings = read(place)
  return !isName(place) && readings.length > 0 && readings.every(({ kind }) => kind === 'infinitive')
}

/** J'ai décidé aller, je continue travailler, je suis en train manger, j'aimerais bien de venir. */
function secondVerb(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const lemmas = read(place, 'verb', 'participle', 'infinitive').map(({ lemma }) => lemma)
  const isBusy = at(place) === 'train' && at(place - 1) === 'en'
  const isLiked =
    /^(bien|beaucoup|vraiment)$/.test(at(place)) &&
    read(place - 1, 'verb').some(({ lemma }) => /^(aimer|vouloir|adorer)$/.test(lemma))
  const next = words[place + 1]
  if (isLiked && /^(de|d')$/.test(at(place + 1)) && isInfinitive(reader, place + 2))
    return [
      replace(place, place + 2, `${at(place)} ${words[place + 2]?.text}`, [
        'oneSaysWithout',
        `${at(place - 1)} ${at(place)} ${at(place + 2)}`,
        at(place + 1),
      ]),
    ]
  if (
    !next ||
    !isInfinitive(reader, place + 1) ||
    read(place, 'noun').some(() => determiners.has(at(place - 1)))
  )
    return undefined
  const link =
    isBusy || lemmas.some((lemma) => withDe.has(lemma))
      ? 'de'
      : lemmas.some((lemma) => withA.has(lemma))
        ? 'à'
        : undefined
  if (link === undefined) return undefined
  const joined = link === 'de' && beginsWithVowel(next.lower) ? "d'" : `${link} `
  const word = words[place]?.text ?? ''
  return [
    replace(place, place + 1, `${word} ${joined}${next.text}`, [
      'frLink',
      isBusy ? 'en train' : at(place),
      link,
    ]),
  ]
}

/** Je réponds la question, je demande mon ami. */
function answering({ at, isStart, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const lemmas = new Set(read(place, 'verb', 'infinitive').map(({ lemma }) => lemma))
  const isAnswer =
    lemmas.has('répondre') &&
    /^(la|ta|sa|cette|une|les|mes)$/.test(at(place + 1)) &&
    /^(questions?|lettre|invitation)$/.test(at(place + 2))
  // Demandez ma fille: told to somebody, it says whom to ask for.
  const isAsked =
    lemmas.has('demander') &&
    !isStart(place) &&
    /^(mon|ma|ton|ta|son|sa|mes|notre)$/.test(at(place + 1)) &&
    kin.has(at(place + 2))
  if (!isAnswer && !isAsked) return undefined
  const better = at(place + 1) === 'les' ? 'aux' : `à ${words[place + 1]?.text}`
  return [replace(place + 1, place + 1, better, ['frLink', isAnswer ? 'répondre' : 'demander', 'à'])]
}

/** Je pense de toi; que penses-tu de moi asks for an opinion. */
function thinking({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const isThought = read(place - 1, 'verb', 'infinitive').some(({ lemma }) => lemma === 'penser')
  const isOpinion = words.some(({ lower }) => /^(que|qu'|quoi|ce|comment|bien|mal)$/.test(lower))
  const isPerson =
    /^(toi|moi|lui|elle|eux|vous)$/.test(at(place + 1)) ||
    (determiners.has(at(place + 1)) && kin.has(at(place + 2)))
  if (!/^(de|d')$/.test(at(place)) || !isThought || isOpinion || !isPerson) return undefined
  return [replace(place, place, 'à', ['frLink', 'penser', 'à'])]
}

/** Merci pour aider, désolé pour être en retard, intéressé dans l'art. */
function reason(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  if (
    /^intéressée?s?$/.test(at(place - 1)) &&
    /^(dans|en)$/.test(at(place)) &&
    !/^(ce|cet|quelle?)$/.test(at(place + 1))
  )
    return [replace(place, place, 'par', ['frLink', at(place - 1), 'par'])]
  const isThanks = at(place - 1) === 'merci' || sorry.test(at(place - 1))
  // Merci pour avoir aidé is said; what one is thanked for now takes de.
  if (at(place) !== 'pour' || !isThanks || !isInfinitive(reader, place + 1)) return undefined
  const verb = words[place + 1]?.text ?? ''
  const joined = beginsWithVowel(at(place + 1)) ? "d'" : 'de '
  return [replace(place, place + 1, joined + verb, ['frLink', at(place - 1), 'de'])]
}

/** À la Paris, je viens de la France, la plus belle ville dans le monde, à voiture, en le 3 mai. */
function place_({ at, read, isName, words, replace }: Reader, place: number): Edit[] | undefined {
  const name = words[place + 2]?.text ?? ''
  if (/^(à|de)$/.test(at(place)) && at(place + 1) === 'la' && isName(place + 2)) {
    if (at(place) === 'à' && cities.has(at(place + 2)))
      return [replace(place, place + 2, `à ${name}`, ['oneSays', `à ${name}`])]
    const isFrom = read(place - 1, 'verb').some(({ lemma }) => /^(venir|être)$/.test(lemma))
    return isFrom && feminineCountries.has(at(place + 2))
      ? [replace(place, place + 2, `de ${name}`, ['frOfCountry', `de ${name}`])]
      : undefined
  }
  const isMost = words
    .slice(0, place)
    .some(
      ({ lower }, other) => /^(le|la|les)$/.test(lower) && /^(plus|moins|meilleure?s?)$/.test(at(other + 1)),
    )
  if (at(place) === 'dans' && at(place + 1) === 'le' && at(place + 2) === 'monde' && isMost)
    return [replace(place, place + 1, 'du', ['frMostOf'])]
  const goes = words
    .slice(0, place)
    .some((_, other) =>
      read(other, 'verb', 'infinitive', 'participle').some(({ lemma }) =>
        /^(aller|venir|partir|voyager|rentrer)$/.test(lemma),
      ),
    )
  if (at(place) === 'à' && goes && /^(voiture|bus|train|avion|métro|taxi|bateau)$/.test(at(place + 1)))
    return [replace(place, place, 'en', ['oneSays', `en ${at(place + 1)}`])]
  const isDate =
    at(place) === 'en' && at(place + 1) === 'le' && /^([1-9]|[12]\d|3[01]|premier)$/.test(at(place + 2))
  return isDate
    ? [replace(place, place + 1, 'le', ['oneSaysWithout', `le ${at(place + 2)}`, 'en'])]
    : undefined
}

/** Avant de je pars: of the same person the verb follows in the infinitive. */
function doing({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'avant' || at(place + 1) !== 'de' || !(at(place + 2) in subjects)) return undefined
  const verb = read(place + 3, 'verb').find(({ person }) => person === subjects[at(place + 2)])
  const isSame = words.some(
    ({ lower }, other) =>
      (other < place || other > place + 3) &&
      (lower === at(place + 2) || (at(place + 2) === 'je' && lower === "j'")),
  )
  if (!verb || !isSame) return undefined
  const link = beginsWithVowel(verb.lemma) ? "d'" : 'de '
  return [replace(place + 1, place + 3, `${link}${verb.lemma}`, ['frBefore', `avant ${link}${verb.lemma}`])]
}
