export const feedbackKeys = {
  of: (userId: string) => ['feedback', userId] as const,
  screenshot: (userId: string, id: string) => ['feedback', userId, 'screenshot', id] as const,
}
