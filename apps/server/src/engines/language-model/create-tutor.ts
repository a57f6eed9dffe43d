import { setImmediate } from 'node:timers/promises'
import { levels } from '@lingarden/domain/levels'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicons } from '@lingarden/languages/kit/lexicon/lexicon'
import type { AiSettings } from '../ai-settings.ts'
import { CorrectionTally } from './corrections/tally.ts'
import { openModel } from './call/open-model.ts'
import { usualLimits, type TimeLimits } from './call/watchdog.ts'
import { checkModel } from './check-model.ts'
import { createHelp } from './create-help.ts'
import { Ladder } from './ladder.ts'
import { levelWords } from './level/level-words.ts'
import { promptVersion, readPromptFiles } from './prompt/prompt-files.ts'
import { takeTurn, type TurnReport } from './turn/take-turn.ts'

export interface TutorOptions {
  /** Gets what goes wrong, without anything that was said. */
  report: (report: TurnReport) => void
  limits?: TimeLimits
  /** How the provider is reached. */
  fetch?: typeof globalThis.fetch
  now?: () => number
  /** The words of the languages, for our own rules; read from their files on the first turn where they are missing. */
  lexicons?: Lexicons
  /** Counts what becomes of corrections. */
  tally?: CorrectionTally
}

export interface LanguageModelTutor {
  engine: TutorEngine
  help: TutorHelp
  /** Finds out what the model can, within a few seconds; one line for the operator, with the version of the prompts. */
  check: () => Promise<string>
}

let read: Promise<Lexicons> | undefined
const readLexicons = () => (read ??= loadLexicons())

/** Reads the lists of levels once the server listens, so that no learner's first turn waits for them. */
async function prepareLevels(lexicons: Lexicons): Promise<void> {
  for (const { tag } of supportedLanguages) {
    for (const level of levels) {
      await setImmediate()
      levelWords(tag, level, lexicons[tag])
    }
  }
}

/** The tutor that a language model speaks for; the built-in one opens its conversations. */
export function createLanguageModelTutor(
  settings: AiSettings,
  {
    report,
    limits = usualLimits,
    fetch = globalThis.fetch,
    now = Date.now,
    lexicons,
    tally = new CorrectionTally(),
  }: TutorOptions,
): LanguageModelTutor {
  const model = openModel(settings, fetch)
  const ladder: Ladder = new Ladder(now, () => {
    void checkModel(model, { settle: (rung) => ladder.rest(rung) })
  })
  // What nobody has answered yet costs nobody anything: neither the learner nor who pays the provider.
  const opener = createPracticeTutor()
  const lexiconOf = async (tag: LanguageTag) => (lexicons ?? (await readLexicons()))[tag]
  const deps = {
    model,
    ladder,
    files: readPromptFiles(),
    limits,
    report,
    lexiconOf,
    tally,
    hasSecondOpinion: settings.hasSecondOpinion ?? false,
  }
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
    check: async () => {
      const line = await checkModel(model, ladder)
      if (lexicons) void prepareLevels(lexicons)
      return `${line}; prompts of version ${promptVersion.version}`
    },
  }
}
