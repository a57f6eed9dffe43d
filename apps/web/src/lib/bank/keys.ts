export const bankKeys = {
  of: (userId: string, languageCode: string) => ['bank', userId, languageCode] as const,
}
