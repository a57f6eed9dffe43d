import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, soundOf, clitics, negations, wordsOf } from './words.ts'

const having = wordsOf('avoir manger boire acheter prendre vouloir')
/** Verbs that in writing take ne alone: il ne peut venir, je ne saurais le dire. */
const alone = wordsOf('pouvoir savoir cesser oser importer déplaire')

/** Adds the pas that a ne asks for, and turns un, une, des and du after it into de. */
export function correctNegation(reader: Reader, place: number): readonly Edit[] {
  if (/^(ne|n')$/.test(reader.at(place))) return addPas(reader, place)
  const twice = deniedTwice(reader, place)
  if (twice) return twice
  return /^(pas|jamais|plus)$/.test(reader.at(place)) ? afterPas(reader, place) : []
}

/** Je ne sais rien pas, je ne vais pas jamais. */
function deniedTwice({ at, isEnd, read, replace }: Reader, place: number): Edit[] | undefined {
  const verb = read(place - 1, 'verb').length > 0 ? place - 1 : undefined
  const isDenied = verb !== undefined && /^(ne|n')$/.test(at(verb - 1))
  const isFirst = /^(rien|jamais|personne)$/.test(at(place)) && at(place + 1) === 'pas' && isEnd(place + 2)
  const isSecond = at(place) === 'pas' && at(place + 1) === 'jamais'
  if (!isDenied || !(isFirst || isSecond)) return undefined
  const kept = isFirst ? at(place) : 'jamais'
  return [replace(place, place + 1, kept, ['oneSaysWithout', kept, 'pas'])]
}

function addPas({ at, read, words, replace, isWord }: Reader, place: number): readonly Edit[] {
  let verb = place + 1
  while (clitics.has(at(verb)) && at(verb) !== 'ne') verb++
  const verbs = read(verb, 'verb')
  // Ne plus fumer: what denies stands before the infinitive.
  if (verbs.length === 0 || negations.has(at(verb)) || negations.has(at(place + 1))) return []
  if (verbs.some(({ lemma }) => alone.has(lemma))) return []
  let end = verb + 1
  while (isWord(end)) end++
  const isNegated = words.slice(verb + 1, end).some(({ lower }) => negations.has(lower))
  const isBefore = words
    .slice(0, place)
    .some(({ lower }) =>
      /^(personne|rien|aucune?|jamais|que|qu'|avant|ni|nul|nulle|sans|quiconque|si|point)$/.test(lower),
    )
  if (isNegated || isBefore) return []
  if (
    words
      .slice(verb + 1)
      .some(({ lower }) =>
        /^(cure|goutte|mot|aucunement|nullement|garde|crainte|guerre|guère|plu|nul|nulle)$/.test(lower),
      )
  )
    return []
  return [replace(verb, verb, `${words[verb]?.text} pas`, ['frNePas'])]
}

/** Je n'ai pas un chien, je ne mange jamais de la viande. */
function afterPas(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, isWord } = reader
  const isDenied = read(place - 1, 'verb').some(({ lemma }) => having.has(lemma))
  const isOfThe = at(place + 1) === 'de' && /^l[a']$/.test(at(place + 2))
  const last = isOfThe ? place + 2 : place + 1
  const [article, noun] = [words[place + 1], words[last + 1]]
  if (!isDenied || !article || !noun || !isWord(last + 1)) return []
  if (!isOfThe && !/^(un|une|des|du)$/.test(article.lower)) return []
  // Il n'y a pas un nuage: not a single one.
  if (/^une?$/.test(article.lower) && at(place - 2) === 'y') return []
  if (read(last + 1, 'noun', 'adjective').length === 0 || soundOf(noun.lower) === undefined) return []
  if (/^(seule?|mot|sou)$/.test(noun.lower) || read(last + 1, 'participle').length > 0) return []
  if (/^(que|qu'|qui|mais|de|d')$/.test(at(last + 2)) || at(last + 3) === 'mais') return []
  const replacement = beginsWithVowel(noun.lower) ? "d'" : 'de '
  const given = isOfThe ? `${article.lower} ${at(last)}` : article.lower
  return [
    { start: article.start, end: noun.start, replacement, reason: ['turnsAfter', at(place), given, 'de'] },
  ]
}
