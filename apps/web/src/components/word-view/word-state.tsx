import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { CloudOff } from '@/icons/icons.ts'
import { useOnline } from '@/lib/use-online'
import type { ViewedWord } from './use-viewed-word'

/** What cannot be had: a dictionary that does not open, no entry, no connection. */
export function WordState({ word }: { word: ViewedWord }) {
  const { common, tutor, wordView } = useTexts('common', 'tutor', 'wordView')
  const isOnline = useOnline()
  const { entry, hasFailed, retry, own, plantedAs, term, languageCode } = word
  const isOtherInBank = own !== undefined && own.term.toLowerCase() !== term.toLowerCase()
  return (
    <>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p>{wordView.failed}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {entry === null && !own?.own.meaning && <p className="text-ink-soft">{wordView.noEntry}</p>}
      {isOtherInBank && (
        <p className="text-sm text-ink-soft">
          {tutor.inBankAs}{' '}
          <strong lang={languageCode} className="font-medium text-ink">
            {plantedAs}
          </strong>
        </p>
      )}
      {!isOnline && (
        <p role="status" className="flex gap-2 rounded-md bg-rain-pale px-3 py-2 text-sm">
          <CloudOff size={18} aria-hidden className="mt-0.5 shrink-0 text-rain" />
          {wordView.offline}
        </p>
      )}
    </>
  )
}
