import type { QueryClient } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { deliver } from '@/lib/sync/deliver'
import { acceptsLanguage } from './accept-language'
import { applyWords } from './apply-words'
import { dayWords } from './day-words'
import { changeKnownDay } from './known-days'
import { currentDay } from './use-today'

interface WordChange {
  userId: string
  languageCode: string
  added?: readonly string[]
  removed?: readonly string[]
}

/** Shows words of today that reach the server another way. */
export function showWords(client: QueryClient, change: WordChange): void {
  const { userId, languageCode } = change
  if (!acceptsLanguage(languageCode)) return
  const date = currentDay()
  changeKnownDay(client, { userId, languageCode, date }, (record) => applyWords(record, date, change))
}

/**
 * Records words that came into the bank today, or went out of it on the day they came (requirements 4.18b, 4.18c). Shown
 * at once; kept until the server has it. It never throws: a word is in the bank whether or not it was recorded
 * (requirement 8.10f).
 */
export async function recordWords(client: QueryClient, change: WordChange): Promise<void> {
  const { userId, languageCode, added = [], removed = [] } = change
  if (!acceptsLanguage(languageCode) || added.length + removed.length === 0) return
  const date = currentDay()
  showWords(client, change)
  try {
    const changeId = crypto.randomUUID()
    await deliver(dayWords, {
      kind: 'day-words',
      changeId,
      userId,
      languageCode,
      date,
      added: [...added],
      removed: [...removed],
    })
  } catch (cause) {
    logError('The words of today could not be recorded', cause)
  }
}
