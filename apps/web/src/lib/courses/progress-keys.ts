export const progressKeys = {
  of: (userId: string, courseId: string) => ['lesson-progress', userId, courseId] as const,
}
