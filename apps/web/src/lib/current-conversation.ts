import { readLocal, readTab, removeLocal, removeTab, writeLocal, writeTab } from '@/lib/local-store'

const keyOf = (userId: string, languageCode: string, topic = '') =>
  ['current-conversation', userId, languageCode, ...(topic === '' ? [] : [topic])].join(':')

/**
 * The conversation that was open last in this tab, or else in this browser; undefined before the first one.
 * @param topic the last one about it, where one is named
 */
export function currentConversation(
  userId: string,
  languageCode: string,
  topic?: string,
): string | undefined {
  const key = keyOf(userId, languageCode, topic)
  return readTab(key) ?? readLocal<string>(key)
}

/** Notes the conversation that is open, and that it is the last one about its topic. */
export function setCurrentConversation(
  userId: string,
  languageCode: string,
  id: string,
  topic: string | undefined,
): void {
  for (const about of topic === undefined ? [undefined] : [undefined, topic]) {
    const key = keyOf(userId, languageCode, about)
    writeLocal(key, id)
    writeTab(key, id)
  }
}

/** Forgets which conversation was open last, about one topic or at all: another one begins. */
export function forgetCurrentConversation(userId: string, languageCode: string, topic?: string): void {
  const key = keyOf(userId, languageCode, topic)
  removeLocal(key)
  removeTab(key)
}
