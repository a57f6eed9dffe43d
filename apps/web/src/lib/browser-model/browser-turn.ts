import { SentenceStream } from '@lingarden/domain/speech/sentence-stream'
import { containsPhrase, goalTarget } from '@lingarden/domain/tutor-goals'
import type { Goal, TutorEvent } from '@lingarden/domain/tutor-turn'
import { checkOfflineSentence, judgeOfflineSentence } from '@/lib/practice-tutor/ask-worker'
import type { OfflineTurn } from '@/lib/practice-tutor/protocol'
import { describeTurn } from './describe-turn'
import { openSession } from './language-model'

/** How long the model may take for a turn, in milliseconds. */
const patience = 40_000
/** Longest reply, in UTF-16 code units; it ends with a sentence. */
const longestReply = 1200

/**
 * One turn by the browser's model. Its sentences are held to the same checks as any model's; what is corrected comes from our
 * rules alone.
 * @throws where the model cannot be had, breaks, or says nothing in the language; the signal's reason where it was aborted
 */
export async function* browserTurn(turn: OfflineTurn, signal: AbortSignal): AsyncGenerator<TutorEvent> {
  const { message = '', language, goals } = turn
  const within = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const session = await openSession(language.tag, { initialPrompts: describeTurn(turn), signal: within })
  try {
    let reply = ''
    for await (const sentence of sentencesOf(session.promptStreaming(message, { signal: within }))) {
      const { said } = await judgeOfflineSentence({ sentence, turn }, within)
      if (said === undefined) continue
      const text = reply === '' || language.script === 'han' ? said : ` ${said}`
      if (reply.length + text.length > longestReply) break
      reply += text
      yield { type: 'reply-delta', text }
    }
    if (reply === '') throw new Error('The model of this browser said nothing in the language')
    const after = goals.map((goal) => ({ ...goal, completed: goal.completed || isSaid(goal, message) }))
    const hasReached = after.some(({ completed }, at) => completed && !goals[at]?.completed)
    yield { type: 'reply', text: reply, messageType: hasReached ? 'encouragement' : 'conversation' }
    if (turn.giveFeedback) yield await feedbackOf(turn, message, within)
    yield { type: 'goals', goals: after }
  } finally {
    session.destroy()
  }
}

async function* sentencesOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const sentences = new SentenceStream()
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      yield* sentences.add(part.value)
    yield sentences.rest()
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

const isSaid = (goal: Goal, message: string): boolean => {
  const target = goalTarget(goal)
  return target !== undefined && containsPhrase(message, target)
}

async function feedbackOf(
  { language, explanationLanguage: reader = 'en', gender }: OfflineTurn,
  text: string,
  signal: AbortSignal,
): Promise<TutorEvent> {
  const corrections = await checkOfflineSentence({ text, tag: language.tag, reader, gender }, signal)
  return {
    type: 'feedback',
    feedback: { positive: '', corrections, suggestions: [], suggestedSentences: [] },
  }
}
