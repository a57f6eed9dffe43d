export const correctionKeys = {
  of: (userId: string, languageCode: string) => ['corrections', userId, languageCode] as const,
}
