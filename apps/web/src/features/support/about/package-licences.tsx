import { useQuery } from '@tanstack/react-query'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { getPackageLicences, type PackageLicence } from './get-package-licences'

/** The packages that ship to the browser, each with its licence to unfold. */
export function PackageLicences() {
  const { common, support } = useTexts('common', 'support')
  const { data, isError, refetch } = useQuery({
    queryKey: ['package-licences'],
    queryFn: ({ signal }) => getPackageLicences(signal),
    staleTime: Infinity,
  })
  if (isError) return <ErrorState message={support.packagesFailed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={common.loading} />
  return (
    <details>
      <summary className="min-h-8 font-medium">{support.packageCount(data.length)}</summary>
      <ul lang="en" className="divide-y divide-line">
        {data.map((each) => (
          <li key={each.name}>
            <PackageLine {...each} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function PackageLine({ name, version, licence, text }: PackageLicence) {
  const line = (
    <>
      <span className="break-all">{name}</span>
      <span className="text-sm text-ink-soft tabular-nums">{version}</span>
      <span className="ml-auto text-sm text-ink-soft">{licence}</span>
    </>
  )
  const look = '-mx-2 flex min-h-10 flex-wrap items-center gap-x-3 rounded-sm px-2 py-1'
  // Some packages name their licence and bring no text of it.
  if (!text) return <p className={look}>{line}</p>
  return (
    <details>
      <summary className={classNames(look, 'hover:bg-sunken')}>{line}</summary>
      <p className="pb-4 text-sm whitespace-pre-line">{text}</p>
    </details>
  )
}
