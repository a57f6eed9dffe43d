import type { LanguageCode } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { Plus } from '@/icons/icons.ts'
import { useWordSearch } from '@/lib/courses/search-words'
import { bankPaths } from '@/lib/paths'

interface NothingFoundProps {
  query: string
  languageCode: LanguageCode
  onShowAll: () => void
}

const nearestShown = 4

/** No word fits a search: what the dictionary has that is near, and the way to add one's own. */
export function NothingFound({ query, languageCode, onShowAll }: NothingFoundProps) {
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const wanted = query.trim()
  const nearest = useWordSearch(languageCode, wanted, nearestShown)
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <h2 className="text-lg wrap-anywhere">
        {wanted === '' ? bank.nothingFound : bankWords.noneNamed(wanted)}
      </h2>
      {nearest && nearest.length > 0 && (
        <p>
          {bankWords.dictionaryHas}{' '}
          {nearest.map(({ term }, place) => (
            <span key={term}>
              {place > 0 && ' · '}
              <Link
                to={bankPaths.shown(new URLSearchParams({ view: 'dictionary', entry: term }))}
                lang={languageCode}
                className="text-leaf-deep underline underline-offset-3"
              >
                {term}
              </Link>
            </span>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {wanted !== '' && (
          <Link to={bankPaths.addBy('hand')} className={buttonClass('secondary')}>
            <Plus size={18} aria-hidden />
            {bankWords.addAsOwn}
          </Link>
        )}
        <Button variant="ghost" onClick={onShowAll}>
          {bankWords.showAll}
        </Button>
      </div>
    </div>
  )
}
