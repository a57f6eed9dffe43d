import { countTags } from '@lingarden/domain/bank/change-many'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { HelpLink } from '@/components/help/help-link'
import { EmptyState } from '@/components/ui/states'
import { TroubleState } from '@/components/ui/trouble-state'
import { useEditWords } from '@/components/word-view/use-edit-words'
import { useTexts } from '@/i18n/texts'
import { bankPaths, pagePaths } from '@/lib/paths'
import { OpenWord } from '../open-word'
import { JoinOffer } from '../joining/join-offer'
import { ExportDialog } from '../transfer/export-dialog'
import { BulkBar } from './bulk-bar'
import { ListStatus } from './list-status'
import { ListToolbar } from './list-toolbar'
import { StandingLinks } from './standing-links'
import { useBankWords } from './use-bank-words'
import { useListDates } from './use-list-dates'
import { useListedWords } from './use-listed-words'
import { useListView } from './use-list-view'
import { useSelection } from './use-selection'
import { WordsGrid } from './words-grid'

/** The learner's words: to search, filter, sort and look at, and to change, many at once. */
export function WordsView({ languageCode }: { languageCode: LanguageCode }) {
  const { bank, bankWords, common } = useTexts('bank', 'bankWords', 'common')
  const { words, rows, isArriving, isError, retry } = useBankWords(languageCode)
  const { change, clear, standing, ...view } = useListView()
  const [typed, setTyped] = useState(view.query)
  const halves = useMemo(() => words && halve(words), [words])
  const half = halves?.[standing]
  const { listed, tags, due, plants, clock } = useListedWords(half, { ...view, query: typed }, languageCode)
  const selection = useSelection(listed)
  const dates = useListDates(due, plants, clock)
  const edit = useEditWords(languageCode)
  const [isExporting, setIsExporting] = useState(false)
  const [params] = useSearchParams()
  const listAddress = bankPaths.shown(withoutWord(params))

  if (isError && !words) return <TroubleState failed={bank.failed} onRetry={retry} />
  if (!words || !halves || !half) return <Spinner label={common.loading} />
  if (rows?.length === 0) return <EmptyBank />

  const type = (text: string) => {
    setTyped(text)
    change({ q: text })
  }
  const clearAll = () => {
    setTyped('')
    clear()
  }
  const picked = selection.words.size === 0 ? [] : listed.filter(({ term }) => selection.words.has(term))
  return (
    <>
      <StandingLinks current={standing} counts={{ planted: halves.planted.length, met: halves.met.length }} />
      <JoinOffer languageCode={languageCode} rows={rows} />
      <ListToolbar
        {...view}
        typed={typed}
        tags={tags}
        languageCode={languageCode}
        onType={type}
        onChange={change}
        onClear={clearAll}
      />
      <ListStatus
        shown={listed.length}
        total={half.length}
        isArriving={isArriving}
        isStale={isError}
        onRetry={retry}
        onExport={() => setIsExporting(true)}
      />
      {half.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">
          {standing === 'met' ? bankWords.nothingMet : bankWords.nothingPlanted}
        </p>
      ) : listed.length === 0 ? (
        <div className="grid justify-items-center gap-3 py-8 text-center text-ink-soft">
          <p>{bank.nothingFound}</p>
          <Button variant="secondary" onClick={clearAll}>
            {bankWords.showAll}
          </Button>
        </div>
      ) : (
        <WordsGrid
          words={listed}
          languageCode={languageCode}
          sort={view.sort}
          selection={selection}
          dates={dates}
          listAddress={listAddress}
          onSort={(sort) => change({ sort })}
          onPlant={standing === 'met' ? edit.plant : undefined}
          onRemove={edit.remove}
          onUndo={edit.undo}
        />
      )}
      {picked.length > 0 && (
        <BulkBar
          words={picked.map(({ term }) => term)}
          ownTags={countTags(picked)}
          onPlant={
            standing === 'met'
              ? () => {
                  edit.plant(picked.map(({ term }) => term))
                  selection.clear()
                }
              : undefined
          }
          onTag={(tagging) => void edit.tag(picked, tagging)}
          onNote={(note) => void edit.note(picked, note)}
          onRemove={() => edit.remove(picked.map(({ term }) => term))}
          onClear={selection.clear}
        />
      )}
      {isExporting && (
        <ExportDialog
          languageCode={languageCode}
          all={half}
          listed={listed}
          picked={picked}
          onClose={() => setIsExporting(false)}
        />
      )}
      <OpenWord languageCode={languageCode} />
    </>
  )
}

/** The two halves of a bank. */
const halve = (words: readonly BankWord[]) => ({
  planted: words.filter(({ isPlanted }) => isPlanted),
  met: words.filter(({ isPlanted }) => !isPlanted),
})

/** What an address asks of the list, ready for one thing more. */
const withoutWord = (params: URLSearchParams) =>
  [...params]
    .filter(([name]) => name !== 'word')
    .map((pair) => `${String(new URLSearchParams([pair]))}&`)
    .join('')

function EmptyBank() {
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  return (
    <EmptyState
      title={bank.emptyTitle}
      description={bank.empty}
      action={
        <>
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={pagePaths.tutor} className={buttonClass()}>
              {bank.toTutor}
            </Link>
            <Link to={bankPaths.add} className={buttonClass('secondary')}>
              {bankWords.addWords}
            </Link>
          </div>
          <HelpLink article="how-words-grow" />
        </>
      }
    />
  )
}
