import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/load'
import { tutorRulesOf, wordRulesOf } from '@lingarden/languages/loaded'
import type { TypingAids } from '@lingarden/languages/rules/typing-rules'
import { findMove } from './find-move.ts'

type Writing = Pick<TypingAids, 'writeOut'>

const prepared = new Map<LanguageTag, Promise<Writing | undefined>>()

function writingOf(tag: LanguageTag): Promise<Writing | undefined> {
  const made =
    prepared.get(tag) ?? loadWordRules(tag).then(() => wordRulesOf(tag).typing?.prepareFirstWords())
  prepared.set(tag, made)
  // What could not be loaded is asked for again.
  made.catch(() => prepared.delete(tag))
  return made
}

/**
 * A message in the characters of its language, where it was typed in the letters of their readings (wo yao cha). Moves stay as
 * they are, as they may be in a language with letters; so does a text that is no reading.
 */
export async function writtenOut(message: string, tag: LanguageTag): Promise<string> {
  if (languageOf(tag).hasAlphabet || message.length > longest || !/\p{Script=Latin}/u.test(message))
    return message
  if (findMove(message, tutorRulesOf(tag).hearing.moves)) return message
  const writing = await writingOf(tag).catch(() => undefined)
  return writing?.writeOut(message) ?? message
}

/** Nobody types more in readings, in characters. */
const longest = 300
