import type { LanguageCode } from '@lingarden/languages/find-language'
import { ArrowLeft } from '@/icons/icons.ts'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { WordView } from '@/components/word-view/word-view'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'

interface EntryPageProps {
  term: string
  languageCode: LanguageCode
}

/** One word of the dictionary, whole; the bank's words have their page here, too. */
export function EntryPage({ term, languageCode }: EntryPageProps) {
  const words = useTexts('words')
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
      <WordView term={term} languageCode={languageCode} frame="page" addressOf={addressOf} />
    </div>
  )
}
