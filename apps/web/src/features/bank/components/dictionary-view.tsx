import { meaningOf } from '@lingarden/domain/dictionary/entry'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { useWords } from '@/lib/bank/get-words'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

const resultLimit = 40

export function DictionaryView({ languageCode }: { languageCode: LanguageCode }) {
  const { bank } = useTexts()
  const dictionary = useDictionary(languageCode)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim())
  const results = useQuery({
    queryKey: ['dictionary-search', languageCode, wanted],
    queryFn: ({ signal }) => dictionary.data?.search(wanted, { limit: resultLimit, signal }) ?? [],
    enabled: wanted !== '' && dictionary.data !== undefined,
    placeholderData: (before) => before,
  }).data

  if (dictionary.isError) {
    return <ErrorState message={dictionary.error.message} onRetry={() => void dictionary.refetch()} />
  }
  if (!dictionary.data) return <Spinner label={bank.dictionaryLoading} />
  return (
    <>
      <TextField
        label={bank.searchDictionary}
        type="search"
        hint={bank.typeToSearch}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {wanted !== '' && results?.length === 0 && (
        <p className="py-8 text-center text-ink-soft">{bank.nothingFound}</p>
      )}
      <ul className="grid gap-2">
        {wanted !== '' &&
          results?.map((entry) => {
            const { pronunciation, definition } = meaningOf(entry)
            return (
              <li
                key={entry.term}
                className="flex items-start gap-3 rounded-md bg-card p-3 shadow-[0_0_0_1px_var(--line)]"
              >
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-baseline gap-x-3">
                    <span lang={languageCode} className="text-lg font-medium">
                      {entry.term}
                    </span>
                    <span className="text-sm text-ink-soft">{pronunciation.join(', ')}</span>
                  </p>
                  <p className="line-clamp-3">{definition.join('; ')}</p>
                </div>
                <AddButton term={entry.term} languageCode={languageCode} />
              </li>
            )
          })}
      </ul>
    </>
  )
}

function AddButton({ term, languageCode }: { term: string; languageCode: LanguageCode }) {
  const { bank } = useTexts()
  const isInBank = useWords(languageCode).data?.some(({ word_string }) => word_string === term) ?? false
  const add = useAddWord()
  if (isInBank) {
    return (
      <span className="grid size-10 place-items-center text-leaf">
        <Check size={20} role="img" aria-label={bank.added(term)} />
      </span>
    )
  }
  return (
    <Button
      variant="secondary"
      size="icon"
      busy={add.isPending}
      aria-label={bank.add(term)}
      onClick={() => add.mutate({ languageCode, word: term })}
    >
      <Plus size={18} aria-hidden />
    </Button>
  )
}
