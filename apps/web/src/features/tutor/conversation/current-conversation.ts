import { readLocal, readTab, writeLocal, writeTab } from '@/lib/local-store'

const keyOf = (userId: string, languageCode: string) => `current-conversation:${userId}:${languageCode}`

/** The conversation that was open last in this tab, or else in this browser; undefined before the first one. */
export function currentConversation(userId: string, languageCode: string): string | undefined {
  const key = keyOf(userId, languageCode)
  return readTab(key) ?? readLocal<string>(key)
}

export function setCurrentConversation(userId: string, languageCode: string, id: string): void {
  const key = keyOf(userId, languageCode)
  writeLocal(key, id)
  writeTab(key, id)
}
