import { reviewPaths } from '@/lib/paths'
import { Navigate, Route, Routes } from 'react-router'
import { ActivityFormPage } from './activities/activity-form-page'
import { ActivityPage } from './activities/activity-page'
import { FlashcardsPage } from './flashcards/flashcards-page'
import { HomePage } from './home/home-page'
import { MatchingPage } from './matching/matching-page'
import { MistakesPage } from './mistakes/mistakes-page'
import { PracticePage } from './practice-page'
import { ResultsPage } from './results/results-page'

/** /review and all addresses below it (requirements 2.10 to 2.12). */
export function ReviewPage() {
  return (
    <Routes>
      <Route path={reviewPaths.home} element={<HomePage />} />
      <Route path={reviewPaths.practice} element={<PracticePage />} />
      <Route path={reviewPaths.flashcards} element={<FlashcardsPage />} />
      <Route path={reviewPaths.matching} element={<MatchingPage />} />
      <Route path={reviewPaths.results} element={<ResultsPage />} />
      <Route path={reviewPaths.mistakes} element={<MistakesPage />} />
      <Route path={reviewPaths.newActivity} element={<ActivityFormPage />} />
      <Route path={reviewPaths.activity(':id')} element={<ActivityPage />} />
      <Route path={reviewPaths.editActivity(':id')} element={<ActivityFormPage />} />
      <Route path={`${reviewPaths.home}/*`} element={<Navigate to={reviewPaths.home} replace />} />
    </Routes>
  )
}
