import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Correction, TutorEvent } from '@lingarden/domain/tutor-turn'
import { createWorkerLine } from '@/lib/worker/worker-line'
import type {
  JudgedSentence,
  OfflineCalls,
  OfflineTurn,
  SentenceToCheck,
  SentenceToJudge,
  TextToTranslate,
} from './protocol'

const line = createWorkerLine<OfflineCalls>(
  () => new Worker(new URL('./offline-tutor.worker.ts', import.meta.url), { type: 'module' }),
  { describeBreak: () => 'The built-in tutor could not be started' },
)

/**
 * Starts the built-in tutor and has it load a language while its files can be had; it waits until it is asked.
 * @throws where it cannot be started or a file is not to be had
 */
export const prepareOfflineLanguage = (tag: LanguageTag, reader: HelpLanguage): Promise<void> =>
  line.ask('prepare', { tag, reader })

/**
 * Asks the built-in tutor in this browser for one turn; it is started where it was not.
 * @throws where it cannot be started (it was never kept) or breaks; the signal's reason where it was aborted
 */
export const askOfflineTutor = (turn: OfflineTurn, signal: AbortSignal): Promise<TutorEvent[]> =>
  line.ask('turn', turn, { signal })

/**
 * What the checks of a language find in a sentence.
 * @throws where they cannot be loaded; the signal's reason where it was aborted
 */
export const checkOfflineSentence = (sentence: SentenceToCheck, signal: AbortSignal): Promise<Correction[]> =>
  line.ask('check', sentence, { signal })

/**
 * What may be said of a sentence of a language model of this browser.
 * @throws where the checks cannot be loaded; the signal's reason where it was aborted
 */
export const judgeOfflineSentence = (
  sentence: SentenceToJudge,
  signal: AbortSignal,
): Promise<JudgedSentence> => line.ask('judge', sentence, { signal })

/**
 * What a text means that is authored for the tutor; undefined where nobody has written that.
 * @throws where the meanings cannot be loaded
 */
export const translateAuthored = (text: TextToTranslate): Promise<string | undefined> =>
  line.ask('translate', text)
