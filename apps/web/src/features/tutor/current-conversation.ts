import { readLocal, writeLocal } from '@/lib/local-store'

const keyOf = (userId: string, languageCode: string) => `current-conversation:${userId}:${languageCode}`

/** The conversation that was open last in this tab, or else in this browser; undefined before the first one. */
export function currentConversation(userId: string, languageCode: string): string | undefined {
  const key = keyOf(userId, languageCode)
  try {
    return sessionStorage.getItem(key) ?? readLocal<string>(key)
  } catch {
    return undefined
  }
}

export function setCurrentConversation(userId: string, languageCode: string, id: string): void {
  const key = keyOf(userId, languageCode)
  writeLocal(key, id)
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // Storage is forbidden: a reload begins anew.
  }
}
