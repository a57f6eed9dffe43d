export const memoryKeys = {
  facts: (userId: string, languageCode: string) => ['learner-facts', userId, languageCode] as const,
}
