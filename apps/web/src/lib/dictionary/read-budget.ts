import { dictionaryBudget } from '@lingarden/domain/dictionary/storage-budget'

/** Bytes that dictionaries may take in the browser's storage now. */
export async function readBudget(isMobile: boolean): Promise<number> {
  // Where storage is forbidden the question is, too.
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return dictionaryBudget(quota - usage, isMobile)
}
