import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, determiners, kin, wordsOf } from './words.ts'

const days = wordsOf('lundi mardi mercredi jeudi vendredi samedi dimanche')
const small = wordsOf(
  'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril juin juillet août septembre octobre ' +
    'novembre décembre',
)
const nationalities = wordsOf(
  'français française anglais anglaise espagnol espagnole allemand allemande italien italienne américain américaine ' +
    'chinois chinoise portugais portugaise russe',
)
const colours = wordsOf('rouge bleu bleue vert verte jaune noir noire blanc blanche gris grise rose')
/** Other adjectives that stand behind their noun. */
const after = wordsOf(
  'intéressant intéressante difficile facile rapide français française anglais anglaise espagnol espagnole allemand allemande ' +
    'italien italienne américain américaine chinois chinoise japonais japonaise moderne populaire dangereux dangereuse fatigant fatigante',
)
const cities = wordsOf(
  'paris lyon marseille nice lille bordeaux toulouse londres berlin madrid barcelone rome bruxelles genève',
)
const femininePlaces = wordsOf(
  'tête gorge jambe plage gare maison piscine poste banque pharmacie boulangerie mairie bibliothèque montagne campagne mer cuisine télé ' +
    'radio fête fac ville librairie station',
)
const vehicles = wordsOf('voiture train bus avion métro bateau taxi')

/** Corrects fixed wordings: au école, tout les jours, en lundi, plus bon, avec il, une rouge voiture. */
export function correctWording(reader: Reader, place: number): readonly Edit[] {
  return (
    toPlace(reader, place) ??
    times(reader, place) ??
    comparison(reader, place) ??
    pronoun(reader, place) ??
    colour(reader, place) ??
    capital(reader, place) ??
    everybody(reader, place) ??
    []
  )
}

/** Au plage, au école, en Paris, par voiture, beaucoup les gens. */
function toPlace({ at, read, isName, words, replace }: Reader, place: number): Edit[] | undefined {
  const [word, next, written] = [at(place), at(place + 1), words[place + 1]?.text ?? '']
  const nouns = read(place + 1, 'noun')
  const isOne =
    nouns.length > 0 &&
    nouns.every(({ number }) => number === 's') &&
    read(place + 1, 'adjective').length === 0
  const first = { au: 'à', du: 'de' }[word]
  if (first !== undefined && isOne && beginsWithVowel(next))
    return [replace(place, place + 1, `${first} l'${written}`, ['oneSays', `${first} l'${written}`])]
  if (first === 'à' && femininePlaces.has(next) && !(next === 'poste' && /^(de|d')$/.test(at(place + 2))))
    return [replace(place, place, 'à la', ['feminine', next, `à la ${next}`])]
  if (word === 'en' && isName(place + 1) && cities.has(next))
    return [replace(place, place, 'à', ['oneSays', `à ${written}`])]
  if (word === 'par' && vehicles.has(next)) return [replace(place, place, 'en', ['oneSays', `en ${next}`])]
  // J'aime beaucoup les pommes: of what there is alone it is surely a quantity.
  if (
    /^(beaucoup|trop|assez)$/.test(word) &&
    at(place - 1) === 'a' &&
    next === 'les' &&
    at(place - 2) === 'y'
  )
    return [replace(place + 1, place + 1, 'de', ['after', word, 'de'])]
  return undefined
}

/** Tout les jours, chaque jours, en lundi, dans le matin. */
function times({ at, replace }: Reader, place: number): Edit[] | undefined {
  const [word, next, third] = [at(place), at(place + 1), at(place + 2)]
  const isEach = /^(tout les|toute les|toutes les|tous le)$/.test(`${word} ${next}`)
  if (isEach && /^(jours|matins|soirs|mois|ans|week-ends)$/.test(third))
    return [replace(place, place + 1, 'tous les', ['oneSays', `tous les ${third}`])]
  if (word === 'chaque' && /^(jour|semaine|matin|soir|année)s$/.test(next))
    return [replace(place + 1, place + 1, next.slice(0, -1), ['after', 'chaque', next.slice(0, -1)])]
  if (/^(en|sur)$/.test(word) && days.has(next))
    return [replace(place, place + 1, next, ['oneSaysWithout', next, word])]
  if (/^(dans|en)$/.test(word) && next === 'le' && /^(matin|soir)$/.test(third))
    return [replace(place, place + 2, `le ${third}`, ['oneSaysWithout', `le ${third}`, word])]
  return undefined
}

/** Plus bon, plus meilleur, plus grand de moi. */
function comparison({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'plus') return undefined
  const better = /^bon(ne)?s?$/.test(at(place + 1)) ? at(place + 1).replace(/^bonn?/, 'meilleur') : undefined
  if (better !== undefined) return [replace(place, place + 1, better, ['oneSays', better])]
  const isVerb = read(place - 1, 'verb').length > 0 && at(place + 1) === 'bien'
  if (isVerb && !/^(sûr|que|de)$/.test(at(place + 2)))
    return [replace(place, place + 1, 'mieux', ['frBetter'])]
  if (/^(meilleure?s?|mieux|pire)$/.test(at(place + 1)))
    return [replace(place, place + 1, at(place + 1), ['oneSaysWithout', at(place + 1), 'plus'])]
  // Le plus grand de vous tous.
  const isThan =
    !/^l[ea]s?$/.test(at(place - 1)) &&
    at(place + 2) === 'de' &&
    (/^(moi|toi|lui|elle|nous|vous|eux)$/.test(at(place + 3)) ||
      (/^(mon|ma|mes|ton|ta|tes|son|sa|ses)$/.test(at(place + 3)) && kin.has(at(place + 4))))
  return isThan && read(place + 1, 'adjective').length > 0
    ? [replace(place + 2, place + 2, 'que', ['than'])]
    : undefined
}

/** Avec il, pour je. */
function pronoun({ at, isEnd, replace }: Reader, place: number): Edit[] | undefined {
  const strong = { je: 'moi', tu: 'toi', il: 'lui', ils: 'eux' }[at(place + 1)]
  if (strong === undefined || !/^(avec|pour|chez|sans)$/.test(at(place)) || !isEnd(place + 2))
    return undefined
  return [replace(place + 1, place + 1, strong, ['after', at(place), strong])]
}

/** Une rouge voiture. */
function colour({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const nouns = read(place + 1)
  const isThing = nouns.length > 0 && nouns.every(({ kind }) => kind === 'noun')
  if (!/^une?$/.test(at(place - 1)) || !(colours.has(at(place)) || after.has(at(place))) || !isThing)
    return undefined
  return [
    replace(place, place + 1, `${words[place + 1]?.text} ${at(place)}`, [
      'standsAfter',
      at(place),
      at(place + 1),
    ]),
  ]
}

/** Je parle Français, le Lundi. */
function capital({ at, isName, read, words }: Reader, place: number): Edit[] | undefined {
  const word = words[place]
  if (!word || !isName(place) || isName(place + 1) || isName(place - 1)) return undefined
  const isSaid =
    nationalities.has(at(place)) &&
    (read(place - 1, 'verb', 'infinitive').some(({ lemma }) =>
      /^(parler|être|étudier|apprendre)$/.test(lemma),
    ) ||
      (at(place - 1) === 'et' &&
        /^(français|anglais|espagnol|allemand|italien|chinois|russe)$/.test(at(place - 2))) ||
      at(place - 1) === 'en')
  const isDate = small.has(at(place)) && !determinersOfNames.has(at(place - 1))
  if (!isSaid && !isDate) return undefined
  return [{ start: word.start, end: word.end, replacement: word.lower, reason: ['frSmall'] }]
}

/** Place du Mercredi: part of a name. */
const determinersOfNames = wordsOf('du de la monsieur madame')

/** Tout le monde sont, les gens est, leur enfants. */
function everybody({ at, says, read, replace }: Reader, place: number): Edit[] | undefined {
  const single = { sont: 'est', ont: 'a', vont: 'va', font: 'fait' }[at(place + 3)]
  if (says(place, 'tout le monde') && single)
    return [replace(place + 3, place + 3, single, ['goesWith', 'tout le monde', single])]
  const many = { est: 'sont', a: 'ont', va: 'vont', fait: 'font' }[at(place + 2)]
  if (says(place, 'les gens') && many)
    return [replace(place + 2, place + 2, many, ['goesWith', 'les gens', many])]
  const nouns = read(place + 1)
  const isMany = nouns.length > 0 && nouns.every(({ kind, number }) => kind === 'noun' && number === 'p')
  if (at(place) !== 'leur' || !isMany || determiners.has(at(place - 1))) return undefined
  return [replace(place, place, 'leurs', ['pluralNoun', at(place + 1), `leurs ${at(place + 1)}`])]
}
