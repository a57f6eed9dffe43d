/** What is held while counts of words are sent, by whoever must not meet them on the way. */
export const wordSyncLock = ({ userId, languageCode }: { userId: string; languageCode: string }): string =>
  `words:${userId}:${languageCode}`
