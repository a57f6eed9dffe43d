import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, clitics, negations, wordsOf } from './words.ts'

const having = wordsOf('avoir manger boire acheter')
const alone = wordsOf('importe sais peux cesse ose saurais puis')

/** Adds the pas that a ne asks for, and turns un, une, des and du after it into de. */
export function correctNegation(reader: Reader, place: number): readonly Edit[] {
  if (/^(ne|n')$/.test(reader.at(place))) return addPas(reader, place)
  return reader.at(place) === 'pas' ? afterPas(reader, place) : []
}

function addPas({ at, read, words, replace, isWord }: Reader, place: number): readonly Edit[] {
  let verb = place + 1
  while (clitics.has(at(verb)) && at(verb) !== 'ne') verb++
  if (alone.has(at(verb)) || read(verb, 'verb').length === 0) return []
  let end = verb + 1
  while (isWord(end)) end++
  const isNegated = words.slice(verb + 1, end).some(({ lower }) => negations.has(lower))
  const isBefore = words
    .slice(0, place)
    .some(({ lower }) => /^(personne|rien|aucune?|jamais|que|qu'|avant|ni)$/.test(lower))
  if (isNegated || isBefore) return []
  return [replace(verb, verb, `${words[verb]?.text} pas`, ['frNePas'])]
}

function afterPas({ at, read, words, text, isWord }: Reader, place: number): readonly Edit[] {
  const verbs = read(place - 1, 'verb')
  const [article, noun] = [words[place + 1], words[place + 2]]
  if (!verbs.some(({ lemma }) => having.has(lemma)) || !article || !noun || !isWord(place + 2)) return []
  if (!/^(un|une|des|du)$/.test(article.lower) || read(place + 2, 'noun', 'adjective').length === 0) return []
  if (/^(seule?|mot|sou)$/.test(at(place + 2)) || read(place + 2, 'participle').length > 0) return []
  const replacement = beginsWithVowel(noun.lower)
    ? "d'"
    : text.slice(article.end, noun.start).replace(/^/, 'de')
  return [
    {
      start: article.start,
      end: noun.start,
      replacement,
      reason: ['turnsAfter', 'pas', article.lower, 'de'],
    },
  ]
}
