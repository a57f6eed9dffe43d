export const profileKeys = {
  of: (userId: string) => ['profile', userId] as const,
}
