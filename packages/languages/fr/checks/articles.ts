import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { determiners, kin, subjects, wordsOf } from './words.ts'

/** Corrects articles that lack, and those that are too many: je mange du riz, elle est médecin, la France est belle. */
export function correctArticle(reader: Reader, place: number): readonly Edit[] {
  return (
    partitive(reader, place) ?? role(reader, place) ?? country(reader, place) ?? nextDay(reader, place) ?? []
  )
}

/** What one eats and drinks, by the article that says some of it. */
const food: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'du riz,du pain,du fromage,du poulet,du poisson,du vin,du thé,du café,du lait,du beurre,du chocolat,du jus,du sucre,du sel,' +
    'du jambon,du bœuf,du porc,du gâteau,du miel,du yaourt,de la viande,de la salade,de la soupe,de la bière,de la confiture,' +
    "de la glace,de la pizza,de l'eau,de l'huile,des pâtes,des légumes,des fruits,des pommes,des œufs,des frites,des bananes," +
    'des oranges,des tomates,des carottes,des gâteaux,des bonbons'
  )
    .split(',')
    .map((words) => [/[^ ']+$/.exec(words)?.[0] ?? '', words]),
)
const eating = /^(manger|boire|acheter|prendre|vouloir|cuisiner)$/

/** Je mange riz. */
function partitive({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const whole = food[at(place).replace('oe', 'œ')]
  const adverb = /^(souvent|toujours|beaucoup|aussi)$/.test(at(place - 1))
  const verb = adverb ? place - 2 : place - 1
  if (whole === undefined || at(place - 1) === 'beaucoup') return undefined
  if (!read(verb, 'verb', 'infinitive', 'participle').some(({ lemma }) => eating.test(lemma)))
    return undefined
  if (read(verb, 'noun').length > 0 && read(verb, 'infinitive').length === 0) return undefined
  const article = whole.slice(0, whole.length - at(place).replace('oe', 'œ').length)
  return [replace(place, place, article + (words[place]?.text ?? ''), ['frSome', whole])]
}

const roles = wordsOf(
  'médecin boulanger boulangère professeur professeure ingénieur ingénieure avocat avocate infirmier infirmière étudiant ' +
    'étudiante dentiste journaliste cuisinier cuisinière serveur serveuse vendeur vendeuse secrétaire acteur actrice ' +
    'policier policière coiffeur coiffeuse architecte musicien musicienne chanteur chanteuse programmeur programmeuse',
)

/** Elle est une infirmière, elle est une amie de Paul. */
function role(reader: Reader, place: number): Edit[] | undefined {
  const { at, isEnd, isStart, words, replace } = reader
  const isBeing = /^(est|suis|es|sont|était|étais)$/.test(at(place))
  if (!isBeing) return undefined
  const isRole =
    /^une?$/.test(at(place + 1)) &&
    roles.has(at(place + 2)) &&
    (isEnd(place + 3) || /^(et|dans|à|mais)$/.test(at(place + 3)))
  const isPerson = at(place - 1) in subjects || kin.has(at(place - 1))
  if (isRole && isPerson)
    return [replace(place, place + 1, words[place]?.text ?? '', ['frRole', at(place + 2)])]
  const isWho =
    /^(il|elle)$/.test(at(place - 1)) &&
    isStart(place - 1) &&
    /^(est|était)$/.test(at(place)) &&
    /^(un|une)$/.test(at(place + 1)) &&
    (kin.has(at(place + 2)) || roles.has(at(place + 2)))
  if (!isWho) return undefined
  const better = at(place) === 'est' ? "c'est" : "c'était"
  return [replace(place - 1, place, better, ['frItIsWho', better])]
}

const countries: Readonly<Record<string, string>> = {
  france: 'la ',
  angleterre: "l'",
  espagne: "l'",
  italie: "l'",
  allemagne: "l'",
  chine: 'la ',
  belgique: 'la ',
  suisse: 'la ',
  canada: 'le ',
  japon: 'le ',
  mexique: 'le ',
  maroc: 'le ',
  portugal: 'le ',
  brésil: 'le ',
}

/** France est belle, j'aime France, je viens du France. */
function country({ at, read, words, isStart, replace }: Reader, place: number): Edit[] | undefined {
  const article = countries[at(place)]
  const name = words[place]?.text ?? ''
  if (article === undefined || !/^\p{Lu}/u.test(name)) return undefined
  if (at(place - 1) === 'du' && article !== 'le ') {
    const of = article === "l'" ? `d'${name}` : `de ${name}`
    return [replace(place - 1, place, of, ['frOfCountry', of])]
  }
  const isLiked = read(place - 1, 'verb', 'infinitive').some(({ lemma }) =>
    /^(aimer|adorer|visiter|connaître|quitter|préférer)$/.test(lemma),
  )
  const isSubject = isStart(place) && /^(est|a|était)$/.test(at(place + 1))
  if (!isLiked && !isSubject) return undefined
  const whole = isSubject ? article.charAt(0).toUpperCase() + article.slice(1) + name : article + name
  const { start = 0, end = 0 } = words[place] ?? {}
  return [{ start, end, replacement: whole, reason: ['frCountry', whole] }]
}

/** Le lundi prochain. */
function nextDay({ at, words, replace }: Reader, place: number): Edit[] | undefined {
  const isDay = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/.test(at(place + 1))
  const isThisOne = /^(prochain|dernier)$/.test(at(place + 2)) && !determiners.has(at(place + 3))
  if (at(place) !== 'le' || !isDay || !isThisOne || /^(du|de|avant|pour)$/.test(at(place - 1)))
    return undefined
  return [replace(place, place + 1, words[place + 1]?.text ?? '', ['frThisDay', at(place + 1)])]
}
