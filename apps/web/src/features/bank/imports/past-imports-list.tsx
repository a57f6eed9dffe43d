import { useQuery } from '@tanstack/react-query'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'
import { useDateFormat } from '@/i18n/use-date-format'
import { useUser } from '@/lib/session/session-provider'
import { pastImportsQuery } from './past-imports'
import { UndoButton } from './undo-button'

/** The files whose words stand in the bank, each with the way back; nothing where there are none, or none can be asked for. */
export function PastImports({ languageCode }: { languageCode: string }) {
  const imports = useTexts('imports')
  const formatDate = useDateFormat()
  const { id: userId } = useUser()
  const { data = [] } = useQuery(pastImportsQuery(userId, languageCode))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="past-imports" className="grid gap-3 border-t border-line pt-5">
      <h2 id="past-imports" className="text-lg">
        {imports.pastTitle}
      </h2>
      <ul className="grid gap-2">
        {data.map(({ id, name, made_at }) => (
          <li key={id} className={`${cardClass('md')} flex flex-wrap items-center justify-between gap-3 p-3`}>
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="block text-sm text-ink-soft">{formatDate(made_at)}</span>
            </span>
            <UndoButton languageCode={languageCode} importId={id} label={imports.undoOf(name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
