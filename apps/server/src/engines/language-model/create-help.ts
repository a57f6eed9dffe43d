import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { readFileSync } from 'node:fs'
import { AppError } from '../../errors.ts'
import { callModel, type CallableModel } from './call/call-model.ts'
import { watchTurn, type TimeLimits } from './call/watchdog.ts'
import { classifyError } from './classify-error.ts'
import { ModelProblem, textForLearner, type Problem } from './errors.ts'
import { wrapLearnerText } from './prompt/clean-data.ts'
import { fillTemplate } from './prompt/fill-template.ts'

/** Longest answer that is passed on, in characters; more is no translation of what was sent. */
const maxAnswer = 12_000

interface HelpDeps {
  model: CallableModel
  limits: TimeLimits
  report: (problem: Problem) => void
}

const read = (name: string) => readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8').trim()

/** Translations and explanations by the language model, each one call that answers with plain text. */
export function createHelp({ model, limits, report }: HelpDeps): TutorHelp {
  const prompts = { translate: read('translate'), explain: read('explain') }

  async function ask(instructions: string, text: string, leaving: AbortSignal): Promise<string> {
    const watch = watchTurn(limits, leaving)
    const messages = [{ role: 'user' as const, content: wrapLearnerText(text) }]
    try {
      let answer = ''
      const call = { limits, signal: watch.signal }
      for await (const part of callModel(model, { instructions, messages, schema: undefined }, call)) {
        if (part.type === 'text') answer += part.text
        if (answer.length > maxAnswer) throw new ModelProblem({ kind: 'bad_response' })
      }
      if (answer.trim() === '') throw new ModelProblem({ kind: 'bad_response' })
      return answer.trim()
    } catch (cause) {
      const problem = classifyError(cause)
      if (problem.kind !== 'aborted') report(problem)
      throw new AppError(502, 'tutor_failed', textForLearner(problem))
    } finally {
      watch.end()
    }
  }

  return {
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
