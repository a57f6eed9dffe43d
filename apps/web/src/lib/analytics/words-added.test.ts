import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { deliver } from '@/lib/sync/deliver'
import { dayWords } from './day-words'
import { recordWords } from './words-added'

vi.mock('@/lib/log')
vi.mock('@/lib/sync/deliver')

beforeEach(() => vi.clearAllMocks())

it.each([{ removed: ['sol'] }, { added: ['luna', 'mar'] }])(
  '[8.10f] where the words of a day cannot be recorded, that is logged and stops nothing: %j',
  async (change) => {
    const failure = new Error('The storage is gone')
    vi.mocked(deliver).mockRejectedValue(failure)
    await recordWords(new QueryClient(), { userId: 'me', languageCode: 'es-ES', ...change })
    expect(deliver).toHaveBeenCalledExactlyOnceWith(
      dayWords,
      expect.objectContaining({ kind: 'day-words', ...change }),
    )
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure)
  },
)
