import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { ArrowLeft } from '@/icons/icons.ts'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { HearButton } from '@/components/speech/hear-button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { StrokeOrder } from '@/components/words/stroke-order'
import { WordMeaning } from '@/components/words/word-meaning'
import { useTexts } from '@/i18n/texts'
import { usePlantedWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useDictionaryEntry } from './use-dictionary-entry'
import { AddButton } from '@/components/words/add-button'
import { bankPaths } from '@/lib/paths'
import { EntrySentences } from './entry-sentences'
import { WordForms } from './word-forms'

interface EntryPageProps {
  term: string
  languageCode: LanguageCode
  dictionary: Dictionary
}

/** One word of the dictionary, whole: senses, forms, strokes, and the sentences the learner met it in. */
export function EntryPage({ term, languageCode, dictionary }: EntryPageProps) {
  const words = useTexts('words')
  const { entry, inflections, isLoading } = useDictionaryEntry(term, languageCode, dictionary)
  const row = usePlantedWords(languageCode).data?.find(({ word_string }) => word_string === entry?.term)
  const [params] = useSearchParams()
  const list = new URLSearchParams(params)
  list.delete('entry')
  const addressOf = (other: string) => bankPaths.shown(new URLSearchParams([...list, ['entry', other]]))
  const back = (
    <Link to={bankPaths.shown(list)} className={buttonClass('ghost', 'sm')}>
      <ArrowLeft size={16} aria-hidden />
      {words.backToList}
    </Link>
  )
  if (isLoading) return <Spinner label={words.backToList} />
  if (!entry) return <EmptyState title={term} description={words.unknownWord(term)} action={back} />
  return (
    <article className="grid gap-5">
      <div>{back}</div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-1">
          <h2 lang={languageCode} className="text-2xl wrap-anywhere">
            {entry.term}
          </h2>
          <HearButton text={entry.term} languageCode={languageCode} />
        </div>
        <AddButton term={entry.term} languageCode={languageCode} />
      </div>
      <WordMeaning entry={entry} languageCode={languageCode} addressOf={addressOf} />
      <WordForms inflections={inflections} languageCode={languageCode} />
      {languageByCode(languageCode).hasStrokeOrder && <StrokeOrder term={entry.term} />}
      <EntrySentences term={entry.term} languageCode={languageCode} own={row?.sentences ?? []} />
    </article>
  )
}
