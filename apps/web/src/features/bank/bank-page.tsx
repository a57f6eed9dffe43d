import { findLanguage } from '@lingarden/domain/languages'
import { Link, useSearchParams } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { DictionaryView } from './dictionary/dictionary-view'
import { WordsView } from './list/words-view'

/** /bank: the learner's words, or with view=dictionary every word there is (requirement 2.13). */
export function BankPage() {
  const { bank, words } = useTexts()
  const [params] = useSearchParams()
  const isDictionary = params.get('view') === 'dictionary'
  const title = isDictionary ? bank.dictionaryTitle : bank.title
  usePageTitle(title)
  const languageCode = findLanguage(useProfile().data?.current_language_code)?.languageCode
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{title}</h1>
        <nav aria-label={bank.title} className="flex rounded-sm bg-sunken p-1">
          <ViewLink to="/bank" isCurrent={!isDictionary} label={bank.viewBank} />
          <ViewLink to="/bank?view=dictionary" isCurrent={isDictionary} label={bank.viewDictionary} />
        </nav>
      </div>
      {!languageCode && (
        <EmptyState
          title={bank.noLanguage}
          description={isDictionary ? words.dictionaryProblems.noLanguage : bank.empty}
        />
      )}
      {languageCode && isDictionary && <DictionaryView languageCode={languageCode} />}
      {languageCode && !isDictionary && <WordsView languageCode={languageCode} />}
    </div>
  )
}

function ViewLink({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'rounded-sm px-3 py-1.5 text-sm font-medium',
        isCurrent && 'bg-card shadow-float',
      )}
    >
      {label}
    </Link>
  )
}
