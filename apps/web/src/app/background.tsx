import { TokenPopup } from '@/features/credits/token-popup'
import { Reporting } from '@/features/feedback/reporting'
import { LanguageChangeOverlay } from '@/features/language/language-change-overlay'
import { useOneByOne } from '@/lib/use-one-by-one'
import { ErrorBoundary } from './error-boundary'
import { FriendsSync } from './friends-sync'
import { Guidance } from './guidance'
import { LeavingQuestion } from './leaving-question'
import { Newcomer } from './newcomer'
import { OfflineSync } from './offline-sync'
import { PracticeSync } from './practice-sync'
import { PreferenceSync } from './preference-sync'
import { SessionSync } from './session-sync'

const parts = [
  Newcomer,
  LanguageChangeOverlay,
  TokenPopup,
  Reporting,
  Guidance,
  PracticeSync,
  FriendsSync,
  PreferenceSync,
  SessionSync,
]

/**
 * What goes on beside every page and shows only now and then; one script, which the first page does not wait for.
 * @param isPageThere whether the page has what it asked for; the connection is watched before, as it may be lost any moment
 */
export function BackgroundParts({ isPageThere }: { isPageThere: boolean }) {
  const count = useOneByOne(isPageThere ? parts.length : 0)
  return (
    <>
      <ErrorBoundary isBeside>
        <OfflineSync />
      </ErrorBoundary>
      <LeavingQuestion />
      {parts.slice(0, count).map((Part) => (
        // One that breaks takes neither the page nor the others with it.
        <ErrorBoundary key={parts.indexOf(Part)} isBeside>
          <Part />
        </ErrorBoundary>
      ))}
    </>
  )
}
