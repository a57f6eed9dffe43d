import { useTexts } from '@/i18n/texts'
import { useOnline } from '@/lib/use-online'
import { Spinner } from './spinner'
import { ErrorState } from './states'

interface QueryStateProps {
  isError: boolean
  onRetry: () => void
  /** What is said where it could not be loaded. */
  failed: string
  /** What is said where there is no connection to load it over. */
  offline: string
}

/** What stands for data that is not there yet: on its way, not to be had, or out of reach without a connection. */
export function QueryState({ isError, onRetry, failed, offline }: QueryStateProps) {
  const common = useTexts('common')
  const isOnline = useOnline()
  if (!isOnline) return <p className="py-12 text-center text-ink-soft">{offline}</p>
  if (isError) return <ErrorState message={failed} onRetry={onRetry} />
  return <Spinner label={common.loading} />
}
