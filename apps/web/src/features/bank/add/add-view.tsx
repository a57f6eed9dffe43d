import type { LanguageCode } from '@lingarden/languages/find-language'
import { useSearchParams } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'
import { ViewLinks } from '../view-links'
import { AddByHand } from './add-by-hand'
import { ImportView } from '../imports/import-view'
import { AddFromText } from './add-from-text'

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
      {by === 'file' && <ImportView languageCode={languageCode} />}
    </div>
  )
}
