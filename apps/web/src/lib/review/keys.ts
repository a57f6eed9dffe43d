export const reviewKeys = {
  logOf: (userId: string, languageCode: string) => ['review-log', userId, languageCode] as const,
  cardsOf: (userId: string, languageCode: string) => ['review-cards', userId, languageCode] as const,
  plantsOf: (userId: string, languageCode: string) => ['review-plants', userId, languageCode] as const,
  planOf: (userId: string, languageCode: string) => ['review-plan', userId, languageCode] as const,
}
