import type { Gender } from '@lingarden/domain/profile'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { withoutAccents } from '@lingarden/text/accents'
import { countEnglish } from '@lingarden/text/english'
import { checkSentence } from '../checking/check-sentence.ts'
import { changedWords, wordsIn, type ChangedWords } from './changed-words.ts'
import { changesContent, keepsNegation, keepsNumbers } from './keeps-meaning.ts'
import { placeQuote, withoutMarks, type Quote } from './place-quote.ts'

/** Why a correction is not believed. */
export type Fault =
  /** It quotes nothing, or nothing that stands once in the message as whole words. */
  | 'place'
  /** It changes capitals and marks alone. */
  | 'needless'
  /** Marks, controls or more text than a correction has. */
  | 'form'
  /** It is not in the language. */
  | 'language'
  /** It changes more than it mends. */
  | 'rewrite'
  /** It makes a rule fire that was silent. */
  | 'rules'
  /** It denies, counts or names something else than the learner did. */
  | 'meaning'

export type Finding =
  | { fault: Fault }
  | {
      correction: Correction
      place: Quote
      /** Sure: a rule says so, too. Open: no rule decides. Doubtful: it may say something else than the learner did. */
      standing: 'sure' | 'open' | 'doubtful'
    }

export interface Verifying {
  message: string
  language: LanguageTag
  lexicon: Lexicon | undefined
  /** Of the forms that the learner uses for themselves; null where nobody knows. */
  gender: Gender | null
  /** What the rules correct in the message themselves. */
  byRules: readonly Correction[]
}

/** Longest text of a correction, in UTF-16 code units. */
const longest = 120
/** Most words that one correction changes: letters' words, and characters where those are words. */
const mostChanged = { words: 3, characters: 6 }
const oddMarks = /[<>*_`#{}[\]|\\~^]|\p{C}/u

/** What can be said of one correction that a model made of a message, without asking anybody. */
export function verifyCorrection({ original, corrected, explanation }: Correction, on: Verifying): Finding {
  const [quoted, better] = [withoutMarks(original), withoutMarks(corrected)]
  const place = placeQuote(quoted, on.message)
  if (!place) return { fault: 'place' }
  if (better === '' || better.length > longest || oddMarks.test(better)) return { fault: 'form' }
  const changes = changedWords(quoted, better)
  if (changes.removed.length + changes.added.length === 0) return { fault: 'needless' }
  if (isRewrite(quoted, changes)) return { fault: 'rewrite' }
  if (!isInLanguage(changes.added, on)) return { fault: 'language' }
  const said = on.message.slice(place.start, place.end)
  const correction = { original: said, corrected: likeBefore(better, said), explanation }
  if (bringsName(better, on.message) || !keepsNumbers(changes, on.language)) return { fault: 'meaning' }
  const [before, after] = clausesOf(correction, place, on.message)
  if (!keepsNegation(before, after, on.language)) return { fault: 'meaning' }
  return judge(correction, place, changes, on)
}

/** The clause around a place, as it is and as it becomes. */
function clausesOf({ corrected }: Correction, { start, end }: Quote, message: string): [string, string] {
  const [head = ''] = /[^.,;:!?。，；：！？]*$/u.exec(message.slice(0, start)) ?? []
  const [tail = ''] = /^[^.,;:!?。，；：！？]*/u.exec(message.slice(end)) ?? []
  return [head + message.slice(start, end) + tail, head + corrected + tail]
}

/** What the rules say of the whole message with the correction in it. */
function judge(correction: Correction, place: Quote, changes: ChangedWords, on: Verifying): Finding {
  const { message, language, lexicon, gender, byRules } = on
  const mended = message.slice(0, place.start) + correction.corrected + message.slice(place.end)
  const known = new Set(byRules.map(editOf))
  const left = checkSentence(mended, language, lexicon, 'en', gender)
  if (left.some((one) => !known.has(editOf(one)))) return { fault: 'rules' }
  const touched = byRules.filter((one) => {
    const other = placeQuote(one.original, message)
    return other !== undefined && other.start < place.end && place.start < other.end
  })
  // Told as the rules tell it: their reasons were written by somebody who knew.
  const same = touched.find((one) => editOf(one) === editOf(correction))
  if (same) return { correction: { ...correction, explanation: same.explanation }, place, standing: 'sure' }
  if (changesContent(changes, language, lexicon)) return { correction, place, standing: 'doubtful' }
  return { correction, place, standing: left.length < byRules.length ? 'sure' : 'open' }
}

/** What a correction changes, however much it quotes around that. */
export function editOf({ original, corrected }: Pick<Correction, 'original' | 'corrected'>): string {
  const { removed, added } = changedWords(original, corrected)
  return `${removed.join(' ')} → ${added.join(' ')}`
}

function isRewrite(quoted: string, { removed, added }: ChangedWords): boolean {
  const changed = Math.max(removed.length, added.length)
  const isHan = /\p{Script=Han}/u.test(quoted)
  if (changed > (isHan ? mostChanged.characters : mostChanged.words)) return true
  // Of a longer quotation most stands as it stood.
  return wordsIn(quoted).length > 4 && removed.length > wordsIn(quoted).length / 2
}

/** Whether every word that is put in is one of the language. */
function isInLanguage(added: readonly string[], { language, lexicon }: Verifying): boolean {
  const { script } = languageOf(language)
  const letters = added.filter((word) => /\p{L}/u.test(word))
  if (script === 'han') return letters.every((word) => /^\p{Script=Han}$/u.test(word))
  if (!letters.every((word) => /^[\p{Script=Latin}\p{M}'’]+$/u.test(word))) return false
  if (countEnglish(letters.join(' ')) > 0) return false
  return (
    !lexicon || letters.every((word) => word.length === 1 || /['’]$/u.test(word) || lexicon.isKnown(word))
  )
}

/** Names are the learner's: a word with a capital that is not theirs, and begins no sentence, is another name. */
function bringsName(better: string, message: string): boolean {
  // Mexico and México are one name.
  const said = new Set(wordsIn(message).map(withoutAccents))
  const names = better.match(/(?<=\s)\p{Lu}[\p{L}\p{M}]+/gu) ?? []
  return names.some((name) => !said.has(withoutAccents(name.toLowerCase())))
}

/** A correction begins as what it corrects: models quote in small letters what begins a sentence. */
function likeBefore(better: string, said: string): string {
  const [first = ''] = better
  const [before = ''] = said
  return /\p{Lu}/u.test(before) && /\p{Ll}/u.test(first)
    ? first.toUpperCase() + better.slice(first.length)
    : better
}
