import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { isMissing } from '@/lib/is-missing'
import { usePageTitle } from '@/lib/page-title'
import { useLanguageRules } from '@/lib/language/use-language-rules'
import { useProfile } from '@/lib/profile/get-profile'
import { useOnline } from '@/lib/use-online'
import { useRetryFailed } from '@/lib/use-retry-failed'
import type { PageKey } from './pages'

/** Pages that neither read nor judge a word; the first screen waits for nothing. */
const withoutWords: ReadonlySet<PageKey> = new Set(['dashboard', 'friends', 'feedback', 'support', 'plans'])

/**
 * What every page needs of its learner. Where it cannot be had, no page could tell more than guesses ("Choose a language
 * first"), so that is said instead; until then the page draws what it has. A page that reads or judges words begins once the
 * rules of their language are here, a small script of its own.
 */
export function ProfileGate({ page, children }: { page: PageKey; children: ReactNode }) {
  const profile = useProfile()
  const rules = useLanguageRules(profile.data?.current_language_code)
  const readsWords = !withoutWords.has(page)
  if (isMissing(profile) || (readsWords && rules.isError)) return <FailedAccount page={page} />
  return readsWords && rules.isPending ? null : children
}

function FailedAccount({ page }: { page: PageKey }) {
  const { shell, trouble } = useTexts('shell', 'trouble')
  const retry = useRetryFailed()
  const isOnline = useOnline()
  const { name } = shell.pages[page]
  usePageTitle(name)
  return (
    <>
      <h1 className="text-xl md:text-2xl">{name}</h1>
      <ErrorState message={isOnline ? trouble.accountFailed : trouble.accountOffline} onRetry={retry} />
    </>
  )
}
