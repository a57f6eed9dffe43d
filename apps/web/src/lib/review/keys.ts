export const reviewKeys = {
  logOf: (userId: string, languageCode: string) => ['review-log', userId, languageCode] as const,
}
