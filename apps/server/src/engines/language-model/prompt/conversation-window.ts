import type { LanguageTag } from '@lingarden/languages/find-language'
import { promptRulesOf } from '@lingarden/languages/loaded'
import type { HistoryMessage } from '@lingarden/domain/tutor-turn'
import { cleanLine } from './clean-data.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** What the model hears of the conversation: the latest messages whole, the ones before in a few lines. */
export interface ConversationWindow {
  /** Empty where everything fits. */
  summary: string
  recent: HistoryMessage[]
}

/** Tokens for the latest messages. */
export const usualBudget = 1500
const maxSummaryLines = 10
const maxLineLength = 80
const maxTopics = 8

/**
 * Fits a conversation into a budget of tokens. The summary is made without a model: the beginnings of the learner's
 * older messages and the words that came back in them. It may miss what mattered; it never invents.
 */
export function fitConversation(
  history: readonly HistoryMessage[],
  language: LanguageTag,
  budget = usualBudget,
): ConversationWindow {
  let left = budget
  let from = history.length
  while (from > 0) {
    left -= estimateTokens(history[from - 1]?.content ?? '')
    if (left < 0) break
    from--
  }
  return { summary: summarize(history.slice(0, from), language), recent: history.slice(from) }
}

function summarize(older: readonly HistoryMessage[], language: LanguageTag): string {
  if (older.length === 0) return ''
  const lines = older
    .filter(({ role }) => role === 'user')
    .map(({ content }) => cleanLine(content, maxLineLength))
    .filter((line) => line !== '')
    .slice(-maxSummaryLines)
  const topics = wordsThatReturn(older, language)
  return [
    ...lines.map((line) => `- the learner said: ${line}`),
    ...(topics.length > 0 ? [`- words that came up often: ${topics.join(', ')}`] : []),
  ].join('\n')
}

/** Long words that stand in more than one message, the most frequent first. */
function wordsThatReturn(messages: readonly HistoryMessage[], language: LanguageTag): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const { shortestTopic } = promptRulesOf(language)
  const counts = new Map<string, number>()
  for (const { content } of messages) {
    const words = [...segmenter.segment(content.toLowerCase())]
      .filter(({ isWordLike, segment }) => isWordLike && segment.length >= shortestTopic)
      .map(({ segment }) => segment)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([word, count]) => count > 1 && /^\p{L}+$/u.test(word) && word.length < 30)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxTopics)
    .map(([word]) => word)
}
