import type { Message } from '../conversation/messages'

const longest = 60

/** What a conversation is called until the learner renames it: the beginning of the first thing they said. */
export function historyTitle(messages: readonly Message[]): string {
  const said = messages.find(({ type }) => type === 'user')?.content ?? ''
  const line = said.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length <= longest ? line || '…' : `${letters.slice(0, longest - 1).join('')}…`
}
