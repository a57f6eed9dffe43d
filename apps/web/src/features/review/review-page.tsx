import { Route, Routes } from 'react-router'
import { reviewPaths } from '@/lib/review/paths'
import { FlashcardsPage } from './flashcards/flashcards-page'
import { HomePage } from './home/home-page'
import { MatchingPage } from './matching/matching-page'
import { ResultsPage } from './results/results-page'

/** /review and all addresses below it (requirements 2.10 to 2.12). */
export function ReviewPage() {
  return (
    <Routes>
      <Route path={reviewPaths.home} element={<HomePage />} />
      <Route path={reviewPaths.flashcards} element={<FlashcardsPage />} />
      <Route path={reviewPaths.matching} element={<MatchingPage />} />
      <Route path={reviewPaths.results} element={<ResultsPage />} />
    </Routes>
  )
}
