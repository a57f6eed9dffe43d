export const historyKeys = {
  of: (userId: string, languageCode: string) => ['tutor-histories', userId, languageCode] as const,
}
