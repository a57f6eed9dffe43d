import { Route, Routes } from 'react-router'
import { CourseGridPage } from './course-grid-page'
import { CoursePage } from './course-page'
import { LessonPage } from './lesson/lesson-page'
import { UnitPage } from './unit-page'

/** /courses and all addresses below it (requirements 2.20 to 2.22). */
export function CoursesPage() {
  return (
    <Routes>
      <Route path="/courses" element={<CourseGridPage />} />
      <Route path="/courses/:courseId" element={<CoursePage />} />
      <Route path="/courses/:courseId/units/:unitId" element={<UnitPage />} />
      <Route path="/courses/:courseId/units/:unitId/lessons/:lessonId" element={<LessonPage />} />
    </Routes>
  )
}
