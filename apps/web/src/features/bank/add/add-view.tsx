import type { LanguageCode } from '@lingarden/languages/find-language'
import { useSearchParams } from 'react-router'
import { AskedPart } from '@/components/ui/asked-part'
import { Spinner } from '@/components/ui/spinner'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'
import { ViewLinks } from '../view-links'
import { AddByHand } from './add-by-hand'
import { AddFromText } from './add-from-text'

const loadImport = withTexts(
  async () => (await import('../imports/import-view')).ImportView,
  'bank',
  'bankFiles',
  'bankWords',
  'imports',
)

const ways = ['hand', 'text', 'file'] as const

/** The three ways in which words come into the bank besides conversations and lessons. */
export function AddView({ languageCode }: { languageCode: LanguageCode }) {
  const bankFiles = useTexts('bankFiles')
  const [params] = useSearchParams()
  const by = ways.find((way) => way === params.get('by')) ?? 'hand'
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex">
        <ViewLinks
          label={bankFiles.ways}
          views={ways.map((way) => ({
            to: bankPaths.addBy(way),
            label: bankFiles.wayNames[way],
            isCurrent: way === by,
          }))}
        />
      </div>
      {by === 'hand' && <AddByHand languageCode={languageCode} />}
      {by === 'text' && <AddFromText languageCode={languageCode} />}
      {by === 'file' && (
        <AskedPart load={loadImport} waiting={<Spinner label={bankFiles.reading} />}>
          {(ImportView) => <ImportView languageCode={languageCode} />}
        </AskedPart>
      )}
    </div>
  )
}
