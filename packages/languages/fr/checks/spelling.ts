import type { Edit, Reason } from './because.ts'
import { asides } from '../tutor/matching.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { withoutLigatures } from '@lingarden/text/accents'
import { isSureSlip } from '../../kit/sentence/sure-spelling.ts'
import { suggestSpelling } from '../../kit/spelling/suggest.ts'

const joined: Readonly<Record<string, string>> = {
  jai: "j'ai",
  cest: "c'est",
  aujourdhui: "aujourd'hui",
  parceque: 'parce que',
  quelquechose: 'quelque chose',
  jaime: "j'aime",
  jhabite: "j'habite",
  ca: 'ça',
}

/** Corrects a word that is not French where it is clear which one was meant: accents first, then single letters. */
export function correctSpelling(reader: Reader, place: number): readonly Edit[] {
  const { at, words, isWord, isName, lexicon, replace } = reader
  const word = at(place)
  const written = words[place]?.text ?? ''
  const split = joined[word]
  if (split !== undefined) return [replace(place, place, split, ['written', split])]
  if (!isWord(place) || /[\d'-]/.test(word) || word.length < 3 || isName(place) || word === 'the') return []
  if (asides.interjection.test(word)) return []
  if (at(place - 1) === "aujourd'" || lexicon.isKnown(word.replaceAll('oe', 'œ'))) return []
  const isCapital = /^\p{Lu}/u.test(written)
  if (isCapital && at(place - 1).endsWith("'")) return []
  const suggestion = suggestSpelling(word, lexicon)
  if (!suggestion) return []
  const { word: better, isAccent } = suggestion
  if (isReformed(word, better)) return []
  if (!isAccent && !isSureSlip(word, withoutLigatures(better), lexicon.rank(better))) return []
  if (isCapital && (lexicon.rank(better) > 3000 || isOnlyCapital(word, better))) return []
  if (!isAccent && (isCapital || isForm(reader, word) || isForeign(reader, place))) return []
  const reason: Reason = [isAccent ? 'writtenAccent' : 'written', better]
  return [replace(place, place, better, reason)]
}

/** Spellings of 1990 beside the older ones: évènement, huitre, entrainer; jugeotte beside jugeote. */
const isReformed = (word: string, better: string) =>
  /^(.+o)tte(s?)$/.exec(word)?.slice(1).join('te') === better ||
  (word.length === better.length &&
    [...word].some((letter, place) => /^(iî|uû|èé)$/.test(letter + better.charAt(place))))

/** Capitals may be written without their accent: Etudiant. */
const isOnlyCapital = (word: string, better: string) =>
  word.slice(1) === better.slice(1) && withoutLigatures(better.charAt(0)) === word.charAt(0)

/** Plurals and feminines that the dictionary does not list. */
function isForm({ lexicon }: Reader, word: string): boolean {
  const stem = word.replace(/(es|s|e)$/, '')
  return stem !== word && lexicon.analyse(stem).some(({ kind }) => kind === 'noun' || kind === 'adjective')
}

function isForeign({ isWord, lexicon, at }: Reader, place: number): boolean {
  return [place - 1, place + 1].some(
    (other) =>
      isWord(other) &&
      !/['-]/.test(at(other)) &&
      !lexicon.isKnown(at(other)) &&
      !suggestSpelling(at(other), lexicon),
  )
}
