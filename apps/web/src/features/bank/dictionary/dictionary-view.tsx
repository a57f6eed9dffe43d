import type { LanguageCode } from '@lingarden/languages/find-language'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useWordSearch } from '@/lib/courses/search-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { describeProblem } from '@/lib/dictionary/describe-problem'
import { useLoadingProgress } from '@/lib/dictionary/loading-progress'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { BrowseList } from './browse-list'
import { EntryList } from './entry-list'
import { EntryPage } from './entry-page'

/** Every word there is: search, browse, and a page for each. */
export function DictionaryView({ languageCode }: { languageCode: LanguageCode }) {
  const { bank, words } = useTexts('bank', 'words')
  const dictionary = useDictionary(languageCode)
  const percent = useLoadingProgress(languageCode)
  const [params] = useSearchParams()
  const term = params.get('entry')

  if (dictionary.isError) {
    const message = describeProblem(dictionary.error.message, words.dictionaryProblems)
    return <ErrorState message={message} onRetry={() => void dictionary.refetch()} />
  }
  if (!dictionary.data)
    return <Spinner label={percent === undefined ? bank.dictionaryLoading : words.loading(percent)} />
  return term ? (
    <EntryPage key={term} term={term} languageCode={languageCode} />
  ) : (
    <Search languageCode={languageCode} dictionary={dictionary.data} />
  )
}

const resultLimit = 40

function Search({ languageCode, dictionary }: { languageCode: LanguageCode; dictionary: Dictionary }) {
  const bank = useTexts('bank')
  // In the address, so that the way back from an entry leads to the same list.
  const [params, setParams] = useSearchParams()
  const [query, setQuery] = useState(params.get('q') ?? '')
  const keep = (text: string) => {
    setQuery(text)
    setParams(
      (before) => {
        if (text === '') before.delete('q')
        else before.set('q', text)
        return before
      },
      { replace: true },
    )
  }
  const wanted = useDeferredValue(query.trim())
  const results = useWordSearch(languageCode, wanted, resultLimit)
  return (
    <>
      <PinyinField languageCode={languageCode} kind="search">
        <TextField
          label={bank.searchDictionary}
          type="search"
          hint={bank.typeToSearch}
          maxLength={100}
          value={query}
          onChange={(event) => keep(event.target.value)}
        />
      </PinyinField>
      {wanted === '' && <BrowseList languageCode={languageCode} dictionary={dictionary} />}
      {wanted !== '' && !results && <Spinner label={bank.searching} />}
      {wanted !== '' && results?.length === 0 && (
        <p className="py-8 text-center text-ink-soft">{bank.nothingFound}</p>
      )}
      {wanted !== '' && results && <EntryList entries={results} languageCode={languageCode} />}
    </>
  )
}
