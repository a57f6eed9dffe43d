export const practiceGames = ['flashcards', 'matching'] as const
export type PracticeGame = (typeof practiceGames)[number]

/** Addresses of the screens of the courses (requirements 2.20 to 2.22). */
export const coursePaths = {
  course: (courseId: string) => `/courses/${courseId}`,
  unit: (courseId: string, unitId: string) => `/courses/${courseId}/units/${unitId}`,
  lesson: (courseId: string, unitId: string, lessonId: string) =>
    `/courses/${courseId}/units/${unitId}/lessons/${lessonId}`,
  /** Practice of a unit's words, or of one lesson's (requirements 2.23, 2.24). */
  practice: (game: PracticeGame, courseId: string, unitId: string, lessonId?: string) =>
    `/courses/${courseId}/units/${unitId}${lessonId === undefined ? '' : `/lessons/${lessonId}`}/practice/${game}`,
  /** Opens the tutor on a lesson's speaking task. */
  speaking: (courseId: string, lessonId: string) => `/tutor?lesson=${courseId}/${lessonId}`,
}
