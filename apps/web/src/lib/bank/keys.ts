export const bankKeys = {
  of: (userId: string, languageCode: string) => ['bank', userId, languageCode] as const,
  /** What has arrived of a bank that is read for the first time. */
  arriving: (userId: string, languageCode: string) => ['bank-arriving', userId, languageCode] as const,
}
