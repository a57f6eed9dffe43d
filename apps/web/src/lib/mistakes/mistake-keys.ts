const ofUser = (userId: string) => ['learner-mistakes', userId] as const
const ofLanguage = (userId: string, languageCode: string) => [...ofUser(userId), languageCode] as const

/** Names of what is asked about mistakes; whatever changes those of a language changes all below its name. */
export const mistakeKeys = {
  ofLanguage,
  open: (userId: string, languageCode: string) => [...ofLanguage(userId, languageCode), 'open'] as const,
  toMend: (userId: string, languageCode: string) => [...ofLanguage(userId, languageCode), 'to-mend'] as const,
  lists: (userId: string, languageCode: string) => [...ofLanguage(userId, languageCode), 'list'] as const,
  list: (userId: string, languageCode: string, kind: string, state: string) =>
    [...ofLanguage(userId, languageCode), 'list', kind, state] as const,
  counts: (userId: string) => [...ofUser(userId), 'counts'] as const,
}
