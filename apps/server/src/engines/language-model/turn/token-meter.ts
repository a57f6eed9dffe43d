import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { ModelPart, ModelRequest, Spoken } from '../call/call-model.ts'
import { estimateTokens } from '../prompt/estimate-tokens.ts'

/** Counts the tokens of a turn over its attempts; what a provider does not tell, or what was ended, is estimated. */
export class TokenMeter {
  #input = 0
  #output = 0
  #isEstimated = false

  /** Passes a call's stream on and counts it. */
  async *count(request: ModelRequest, parts: AsyncIterable<ModelPart>): AsyncGenerator<ModelPart> {
    let text = ''
    let input: number | undefined
    let output: number | undefined
    try {
      for await (const part of parts) {
        if (part.type === 'text') text += part.text
        else ({ input, output } = part.tokens)
        yield part
      }
    } finally {
      this.#isEstimated ||= input === undefined || output === undefined
      this.#input += input ?? estimateTokens(request.instructions + contentOf(request.messages))
      this.#output += output ?? estimateTokens(text)
    }
  }

  get usage(): TutorEvent {
    return {
      type: 'usage',
      inputTokens: this.#input,
      outputTokens: this.#output,
      estimated: this.#isEstimated,
    }
  }
}

const contentOf = (messages: readonly Spoken[]): string => messages.map(({ content }) => content).join('\n')
