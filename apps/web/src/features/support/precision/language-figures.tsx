import { findLanguage } from '@lingarden/languages/find-language'
import {
  alarmsOf,
  precisionOf,
  recallOf,
  rightlyOf,
  type LanguageCounts,
} from '@lingarden/domain/precision/precision-figures'
import { cardClass } from '@/components/ui/card-class'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { ShareText } from './share-text'

/** What was measured in one language: three figures, and a table by type of mistake. */
export function LanguageFigures({ counts }: { counts: LanguageCounts }) {
  const { precision } = useTexts('support')
  const language = findLanguage(counts.tag)
  if (!language) return null
  const title = languageTitle(language)
  const figures = [
    [precision.corrected, precisionOf(counts)],
    [precision.found, recallOf(counts)],
    [precision.needless, alarmsOf(counts)],
  ] as const
  return (
    <section aria-label={title} className={`${cardClass()} grid gap-4 p-4`}>
      <h3 className="text-base font-medium">{title}</h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(([name, share]) => (
          <div key={name} className="flex flex-col justify-between gap-1">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd>
              <ShareText share={share} isLarge />
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="w-fit py-1 text-sm text-leaf underline">{precision.byType}</summary>
        <TypeTable title={title} types={counts.types} />
      </details>
    </section>
  )
}

function TypeTable({ title, types }: { title: string; types: LanguageCounts['types'] }) {
  const { precision } = useTexts('support')
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="align-bottom text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-2 font-normal">
            {precision.type}
          </th>
          <th scope="col" className="px-2 py-2 font-normal">
            {precision.found}
          </th>
          <th scope="col" className="py-2 pl-2 font-normal">
            {precision.corrected}
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {types.map((counts) => (
          <tr key={counts.type} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 font-normal hyphens-auto">
              {precision.types[counts.type]}
            </th>
            <td className="px-2 py-2">
              <ShareText share={recallOf(counts)} />
            </td>
            <td className="py-2 pl-2">
              <ShareText share={rightlyOf(counts)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
