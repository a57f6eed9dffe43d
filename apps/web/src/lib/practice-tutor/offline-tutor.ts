import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import {
  lexiconUrlOf,
  loadCommonWords,
  loadGlossary,
  loadScenes,
  loadTaughtWords,
  loadTutorRules,
  loadWordRules,
} from '@lingarden/languages/load'
import type { Correction, TutorEvent } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { authoredTranslator } from '@lingarden/practice-tutor/meanings/translators'
import { parseState } from '@lingarden/practice-tutor/conversation/state'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import type { OfflineTurn, SentenceToCheck } from './protocol'

/** Loads what the built-in tutor plays and knows in a language, but for its lexicon, which is kept as a file. */
async function loadOfflineLanguage(tag: LanguageTag): Promise<void> {
  await Promise.all([loadWordRules(tag), loadTutorRules(tag), loadScenes(tag), lexiconUrlOf(tag)])
}

/** Loads all that, and what it explains with, which a turn goes without where it cannot be had. */
export async function prepareOfflineLanguage(tag: LanguageTag, reader: HelpLanguage): Promise<void> {
  await Promise.all([
    loadOfflineLanguage(tag),
    authoredTranslator(tag, reader),
    loadGlossary(tag),
    loadTaughtWords(tag),
    loadCommonWords(tag),
  ])
}

/**
 * What the checks of a language find in a sentence.
 * @throws where its rules or words cannot be loaded
 */
export async function checkOffline(
  { text, tag, reader, gender }: SentenceToCheck,
  loadLexicon: (tag: LanguageTag) => Promise<Lexicon | undefined>,
): Promise<Correction[]> {
  const [lexicon] = await Promise.all([loadLexicon(tag), loadWordRules(tag), loadTutorRules(tag)])
  return checkSentence(text, tag, lexicon, reader, gender)
}

/**
 * The built-in tutor on its own: one turn, as its events.
 * @param loadLexicon rejects where the lexicon cannot be had; then a language whose checks need one is not checked by rules
 */
export function createOfflineTutor(
  loadLexicon: (tag: LanguageTag) => Promise<Lexicon | undefined>,
): (turn: OfflineTurn) => Promise<TutorEvent[]> {
  const lexicons: Partial<Record<LanguageTag, Lexicon>> = {}

  async function lexiconOf(tag: LanguageTag): Promise<Lexicon | undefined> {
    const lexicon = lexicons[tag] ?? (await loadLexicon(tag).catch(() => undefined))
    if (lexicon) lexicons[tag] = lexicon
    return lexicon
  }

  return async (turn) => {
    const { tag } = turn.language
    const [lexicon] = await Promise.all([lexiconOf(tag), loadOfflineLanguage(tag)])
    const tutor = createPracticeTutor(lexicons)
    if (turn.message === undefined || parseState(tag, turn.engineState))
      return Array.fromAsync(tutor.turn(turn))
    // The conversation was another tutor's, whose thread this one cannot take up: it begins a scene of its own.
    const opening = await Array.fromAsync(tutor.turn({ ...turn, message: undefined }))
    return turn.giveFeedback ? [...opening, feedbackOn(turn.message, turn, lexicon)] : opening
  }
}

function feedbackOn(
  message: string,
  { language, explanationLanguage, gender }: OfflineTurn,
  lexicon: Lexicon | undefined,
): TutorEvent {
  const corrections = checkSentence(message, language.tag, lexicon, explanationLanguage, gender)
  return {
    type: 'feedback',
    feedback: { positive: '', corrections, suggestions: [], suggestedSentences: [] },
  }
}
