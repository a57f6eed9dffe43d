import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import type { Logger } from 'pino'
import type { AiSettings } from './ai-settings.ts'
import { openBuiltIn } from './built-in.ts'
import { CorrectionTally } from './language-model/corrections/tally.ts'

export interface ChosenEngine {
  engine: TutorEngine
  /** What only a language model can do; undefined without one. */
  help: TutorHelp | undefined
  /** One line for the operator: which tutor answers and what it can. Takes a few seconds at most. */
  describe: () => Promise<string>
  /** What becomes of the corrections of a language model; undefined without one. */
  corrections?: CorrectionTally
  /** Loads what the server can listen without, once. */
  load: () => Promise<void>
}

/**
 * The engine that answers learners; without settings that is the built-in tutor. The language model's libraries are
 * loaded only where they are needed.
 */
export async function createEngine(settings: AiSettings | undefined, log: Logger): Promise<ChosenEngine> {
  if (!settings) {
    const { engine, load } = openBuiltIn()
    return { engine, help: undefined, describe: () => Promise.resolve(engine.label), load }
  }
  const { createLanguageModelTutor } = await import('./language-model/create-tutor.ts')
  const corrections = new CorrectionTally()
  await loadEveryLanguage()
  const { engine, help, check } = createLanguageModelTutor(settings, {
    lexicons: await loadLexicons(),
    tally: corrections,
    report: (problem) => log.warn({ problem, tutor: engine.label }, 'The language model failed'),
  })
  return {
    engine,
    help,
    describe: async () => `${engine.label}, ${await check()}`,
    corrections,
    // Its check needs the languages, so they are there already; each call of a learner asks.
    load: () => Promise.resolve(),
  }
}
