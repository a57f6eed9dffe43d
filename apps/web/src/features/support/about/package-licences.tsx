import { useQuery } from '@tanstack/react-query'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { getPackageLicences } from './get-package-licences'

/** The packages that ship to the browser, each with its licence to unfold. */
export function PackageLicences() {
  const { common, support } = useTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['package-licences'],
    queryFn: ({ signal }) => getPackageLicences(signal),
    staleTime: Infinity,
  })
  if (isError) return <ErrorState message={support.packagesFailed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={common.loading} />
  return (
    <ul lang="en" className="divide-y divide-line">
      {data.map(({ name, version, licence, text }) => (
        <li key={name}>
          <details>
            <summary className="flex min-h-10 flex-wrap items-center gap-x-3 py-1">
              <span className="break-all">{name}</span>
              <span className="text-sm text-ink-soft tabular-nums">{version}</span>
              <span className="ml-auto text-sm text-ink-soft">{licence}</span>
            </summary>
            <p className="pb-4 text-sm whitespace-pre-line">{text}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
