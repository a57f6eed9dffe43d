import { readCachedData, type CachePlace } from '@/lib/learner-cache/cached-query'

/** Where the words of a learner in a language are kept for 24 hours (requirements 3.30, 9.5a). */
export function bankCache(userId: string, languageCode: string): CachePlace {
  return { segment: 'bank', key: `bank_store_cache_${languageCode}_${userId}`, field: 'words' }
}

/** Whether this browser has a learner's words; a check that fails counts as no (requirement 8.20c). */
export async function hasBankCache(userId: string, languageCode: string): Promise<boolean> {
  return (await readCachedData(bankCache(userId, languageCode))) !== undefined
}
