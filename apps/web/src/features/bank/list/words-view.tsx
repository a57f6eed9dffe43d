import { countTags } from '@lingarden/domain/bank/change-many'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { HelpLink } from '@/components/help/help-link'
import { EmptyState } from '@/components/ui/states'
import { TroubleState } from '@/components/ui/trouble-state'
import { useEditWords } from '@/components/word-view/use-edit-words'
import { Plus } from '@/icons/icons.ts'
import { FootLink } from '@/components/ui/foot-link'
import { useTexts } from '@/i18n/texts'
import { usePlantedWords } from '@/lib/bank/get-words'
import { bankPaths, pagePaths } from '@/lib/paths'
import { JoinOffer } from '../joining/join-offer'
import { ExportDialog } from '../transfer/export-dialog'
import { BulkBar } from './bulk-bar'
import { useIsMobile } from '@/lib/use-is-mobile'
import { BankGarden } from '../garden/bank-garden'
import { NothingFound } from './nothing-found'
import { ListStatus } from './list-status'
import { ListToolbar } from './list-toolbar'
import { StandingLinks } from './standing-links'
import { useBankWords } from './use-bank-words'
import { useListDates } from './use-list-dates'
import { useListedWords } from './use-listed-words'
import { useListView } from './use-list-view'
import { useShownAs } from './use-shown-as'
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
  const planted = usePlantedWords(languageCode).data
  const look = useShownAs()
  // What was only met has no plants.
  const as = standing === 'met' ? 'list' : look.as
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StandingLinks
          current={standing}
          counts={{ planted: halves.planted.length, met: halves.met.length }}
        />
        <ListStatus
          shown={listed.length}
          total={half.length}
          isArriving={isArriving}
          isStale={isError}
          onRetry={retry}
          onExport={() => setIsExporting(true)}
        />
      </div>
      <JoinOffer languageCode={languageCode} rows={rows} />
      <ListToolbar
        {...view}
        standing={standing}
        as={as}
        onShowAs={(next) => {
          look.choose({ as: next })
          change({ as: next })
        }}
        typed={typed}
        tags={tags}
        languageCode={languageCode}
        onType={type}
        onChange={change}
        onClear={clearAll}
      />
      {half.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">
          {standing === 'met' ? bankWords.nothingMet : bankWords.nothingPlanted}
        </p>
      ) : listed.length === 0 ? (
        <NothingFound query={typed} languageCode={languageCode} onShowAll={clearAll} />
      ) : as === 'garden' ? (
        <BankGarden
          listed={listed}
          rows={planted}
          languageCode={languageCode}
          due={due}
          clock={clock}
          grouping={look.grouping}
          onGroup={(grouping) => look.choose({ grouping })}
        />
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
      {as === 'list' && picked.length > 0 && (
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
      <AddAtFoot />
    </>
  )
}

/** The way in for words, at the thumb of a phone; a wide screen has it beside the heading. */
function AddAtFoot() {
  const bankWords = useTexts('bankWords')
  if (!useIsMobile()) return null
  return (
    // As high as what stands over the page's end.
    <div className="h-16">
      <FootLink to={bankPaths.add} label={bankWords.addWords} ground="paper">
        <Plus size={22} aria-hidden />
      </FootLink>
    </div>
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
