import type { LanguageCode } from '@lingarden/languages/find-language'
import { ArrowLeft } from '@/icons/icons.ts'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { AskedPart } from '@/components/ui/asked-part'
import { Spinner } from '@/components/ui/spinner'
import { TroubleState } from '@/components/ui/trouble-state'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'

// Who searches and browses has not opened a word yet.
const loadView = withTexts(
  async () => (await import('@/components/word-view/word-view')).WordView,
  'bank',
  'bankWords',
  'phrases',
  'speech',
  'trouble',
  'tutor',
  'wordView',
  'words',
)

interface EntryPageProps {
  term: string
  languageCode: LanguageCode
}

/** One word of the dictionary, whole; the bank's words have their page here, too. */
export function EntryPage({ term, languageCode }: EntryPageProps) {
  const { trouble, words, wordView } = useTexts('trouble', 'words', 'wordView')
  const [params] = useSearchParams()
  const list = new URLSearchParams(params)
  list.delete('entry')
  const addressOf = (other: string) => bankPaths.shown(new URLSearchParams([...list, ['entry', other]]))
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Link to={bankPaths.shown(list)} className={buttonClass('ghost', 'sm')}>
          <ArrowLeft size={16} aria-hidden />
          {words.backToList}
        </Link>
      </div>
      <AskedPart
        load={loadView}
        waiting={<Spinner label={wordView.looking} />}
        renderFailed={(tryAgain) => <TroubleState failed={trouble.partMissing} onRetry={tryAgain} />}
      >
        {(WordView) => (
          <WordView term={term} languageCode={languageCode} frame="page" addressOf={addressOf} />
        )}
      </AskedPart>
    </div>
  )
}
