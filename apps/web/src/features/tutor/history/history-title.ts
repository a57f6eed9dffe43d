import type { Message } from '../conversation/messages'

const longest = 60

/** Several words, or several characters: one may be an answer that says nothing by itself, as les or 很. */
const isTelling = (text: string): boolean => /\S\s+\S|\p{Script=Han}{3}/u.test(text)

/**
 * What a conversation is called until the learner renames it: its topic, with the beginning of the first sentence that they
 * said, so that talks on one topic are told apart; without a topic that alone, or what they said where it was no sentence.
 * @param topic the topic's title as the learner reads it; undefined where it has none
 */
export function historyTitle(messages: readonly Message[], topic?: string): string {
  const said = messages
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content.replace(/\s+/g, ' ').trim())
  const telling = said.find(isTelling)
  const line =
    topic === undefined
      ? (telling ?? said[0] ?? '')
      : [topic, ...(telling === undefined ? [] : [telling])].join(' · ')
  const letters = Array.from(line)
  return letters.length <= longest ? line || '…' : `${letters.slice(0, longest - 1).join('')}…`
}
