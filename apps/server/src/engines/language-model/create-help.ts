import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { readFileSync } from 'node:fs'
import { AppError } from '../../errors.ts'
import { createActivities } from './activity/create-activities.ts'
import type { CallableModel } from './call/call-model.ts'
import { collectText } from './call/collect-text.ts'
import type { TimeLimits } from './call/watchdog.ts'
import { classifyError } from './classify-error.ts'
import { textForLearner, type Problem } from './errors.ts'
import type { Ladder } from './ladder.ts'
import { wrapLearnerText } from './prompt/clean-data.ts'
import { fillTemplate } from './prompt/fill-template.ts'

/** Longest answer that is passed on, in characters; more is no translation of what was sent. */
const maxAnswer = 12_000

interface HelpDeps {
  model: CallableModel
  ladder: Ladder
  limits: TimeLimits
  report: (problem: Problem) => void
}

const read = (name: string) => readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8').trim()

/** Translations, explanations and exercises by the language model, each one call. */
export function createHelp({ model, ladder, limits, report }: HelpDeps): TutorHelp {
  const prompts = { translate: read('translate'), explain: read('explain') }

  async function ask(instructions: string, text: string, leaving: AbortSignal): Promise<string> {
    const messages = [{ role: 'user' as const, content: wrapLearnerText(text) }]
    const request = { instructions, messages, schema: undefined }
    try {
      return await collectText(model, request, { limits, leaving, longest: maxAnswer })
    } catch (cause) {
      const problem = classifyError(cause)
      if (problem.kind !== 'aborted') report(problem)
      throw new AppError(502, 'tutor_failed', textForLearner(problem))
    }
  }

  return {
    makeActivity: createActivities({ model, ladder, limits, report }),
    translate: ({ text, from, into, signal }) =>
      ask(fillTemplate(prompts.translate, { language: from, into }), text, signal),
    explain: ({ word, sentence, from, into, signal }) =>
      ask(
        fillTemplate(prompts.explain, { language: from, into }),
        `Word: ${word}\nSentence: ${sentence}`,
        signal,
      ),
  }
}
