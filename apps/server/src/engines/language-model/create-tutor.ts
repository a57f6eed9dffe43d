import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import type { AiSettings } from '../ai-settings.ts'
import { openModel } from './call/open-model.ts'
import { usualLimits, type TimeLimits } from './call/watchdog.ts'
import { checkModel } from './check-model.ts'
import { createHelp } from './create-help.ts'
import { Ladder } from './ladder.ts'
import { wordRanks } from './level/word-ranks.ts'
import { readPromptFiles } from './prompt/prompt-files.ts'
import { takeTurn, type TurnReport } from './turn/take-turn.ts'

export interface TutorOptions {
  /** Gets what goes wrong, without anything that was said. */
  report: (report: TurnReport) => void
  limits?: TimeLimits
  /** How the provider is reached. */
  fetch?: typeof globalThis.fetch
  now?: () => number
}

export interface LanguageModelTutor {
  engine: TutorEngine
  help: TutorHelp
  /** Finds out what the model can, within a few seconds; one line for the operator. */
  check: () => Promise<string>
}

/** The tutor that a language model speaks for; the built-in one opens its conversations. */
export function createLanguageModelTutor(
  settings: AiSettings,
  { report, limits = usualLimits, fetch = globalThis.fetch, now = Date.now }: TutorOptions,
): LanguageModelTutor {
  const model = openModel(settings, fetch)
  const ladder = new Ladder(now)
  // What nobody has answered yet costs nobody anything: neither the learner nor who pays the provider.
  const opener = createPracticeTutor()
  const deps = { model, ladder, files: readPromptFiles(), limits, rankOf: wordRanks, now, report }
  return {
    engine: {
      id: 'llm',
      label: `${settings.provider}:${settings.model}`,
      turn: ({ message, ...input }) =>
        message === undefined ? opener.turn({ ...input, message }) : takeTurn(deps, { ...input, message }),
    },
    help: createHelp({
      model,
      ladder,
      limits,
      report: (problem) => report({ ...problem, rung: 'text', outcome: 'failed' }),
    }),
    check: () => checkModel(model, ladder),
  }
}
