const megabyte = 1024 * 1024

/**
 * Bytes that dictionaries may take in the browser's storage: 70 % of the free quota (50 % on a phone), within 24 and
 * 100 MB, at most 50 MB on a phone (requirement 9.6b).
 */
export function dictionaryBudget(freeQuota: number, isMobile: boolean): number {
  const share = freeQuota * (isMobile ? 0.5 : 0.7)
  return Math.min(Math.max(share, 24 * megabyte), (isMobile ? 50 : 100) * megabyte)
}

/** Version of the stored dictionary format (requirement 9.6e); another version is downloaded anew. */
export const dictionaryFormatVersion = 2
