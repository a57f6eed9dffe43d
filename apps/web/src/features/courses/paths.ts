/** Addresses of the screens of the courses (requirements 2.20 to 2.22). */
export const coursePaths = {
  course: (courseId: string) => `/courses/${courseId}`,
  unit: (courseId: string, unitId: string) => `/courses/${courseId}/units/${unitId}`,
  lesson: (courseId: string, unitId: string, lessonId: string) =>
    `/courses/${courseId}/units/${unitId}/lessons/${lessonId}`,
}
