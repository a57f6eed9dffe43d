import { promptRulesOf } from '@lingarden/languages/loaded'
import { scaleOf } from '@lingarden/domain/level-scale'
import { callModel, type CallableModel } from '../call/call-model.ts'
import { watchTurn, type TimeLimits } from '../call/watchdog.ts'
import { wrapLearnerText } from '../prompt/clean-data.ts'
import { fillTemplate } from '../prompt/fill-template.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import type { TokenMeter } from '../turn/token-meter.ts'
import type { SentenceFault } from './judge-sentence.ts'

/** A learner waits for one sentence said anew no longer than this, in milliseconds. */
const rewriteLimits: TimeLimits = { totalMs: 4000, firstMs: 3000, gapMs: 2000 }
const longest = 300

export interface RewriteDeps {
  model: CallableModel
  /** The prompt, with its places open. */
  template: string
  meter: TokenMeter
  signal: AbortSignal
}

/** Has the model say one sentence in the language and at the level; undefined where it does not. */
export async function rewriteSentence(
  { model, template, meter, signal }: RewriteDeps,
  sentence: string,
  fault: SentenceFault,
  { language, level }: Pick<AnsweredTurn, 'language' | 'level'>,
): Promise<string | undefined> {
  const instructions = fillTemplate(template, {
    language: language.language,
    variety: promptRulesOf(language.tag).variety,
    scale: scaleOf(level, language.tag),
    words: fault.kind === 'level' ? fault.words.join(', ') : '–',
  })
  const messages = [{ role: 'user' as const, content: wrapLearnerText(sentence) }]
  const watch = watchTurn(rewriteLimits, signal)
  try {
    let answer = ''
    const request = { instructions, messages, schema: undefined }
    const call = callModel(model, request, { limits: rewriteLimits, signal: watch.signal })
    for await (const part of meter.count(request, call)) {
      if (part.type === 'text') answer += part.text
      if (answer.length > longest) return undefined
    }
    return answer
  } catch {
    return undefined
  } finally {
    watch.end()
  }
}
