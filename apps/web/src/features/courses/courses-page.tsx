import { coursePaths, practiceGames } from '@/lib/paths'
import { Route, Routes } from 'react-router'
import { CourseGridPage } from './course-grid-page'
import { CoursePage } from './course-page'
import { CourseRules } from './course-rules'
import { LessonPage } from './lesson/lesson-page'
import { PracticePage } from './practice/practice-page'
import { UnitPage } from './unit-page'

/** /courses and all addresses below it (requirements 2.20 to 2.24). */
export function CoursesPage() {
  return (
    <Routes>
      <Route path={coursePaths.home} element={<CourseGridPage />} />
      <Route path={coursePaths.course(':courseId')} element={<CourseRules />}>
        <Route index element={<CoursePage />} />
        <Route path="units/:unitId" element={<UnitPage />} />
        <Route path="units/:unitId/lessons/:lessonId" element={<LessonPage />} />
        {practiceGames.flatMap((game) =>
          ['', '/lessons/:lessonId'].map((lesson) => (
            <Route
              key={`${game}${lesson}`}
              path={`units/:unitId${lesson}/practice/${game}`}
              element={<PracticePage game={game} />}
            />
          )),
        )}
      </Route>
    </Routes>
  )
}
