export const memoryKeys = {
  facts: (userId: string, languageCode: string) => ['learner-facts', userId, languageCode] as const,
  mistakes: (userId: string, languageCode: string) => ['learner-mistakes', userId, languageCode] as const,
}
