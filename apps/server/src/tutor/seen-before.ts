import type { Goal, HistoryMessage } from '@lingarden/domain/tutor-turn'

interface Shown {
  history: readonly HistoryMessage[]
  goals: readonly Goal[]
  /** Suggestions and corrected sentences on the screen. */
  offered: readonly string[]
}

/** The learner's message before this one, and what they have read since. */
export function seenBefore({ history, goals, offered }: Shown): {
  previous: string | undefined
  seen: string[]
} {
  const place = history.findLastIndex(({ role }) => role === 'user')
  const said = history.slice(place + 1).map(({ content }) => content)
  const aims = goals.filter(({ completed }) => !completed).map(({ text }) => text)
  return { previous: history[place]?.content, seen: [...said, ...offered, ...aims] }
}
