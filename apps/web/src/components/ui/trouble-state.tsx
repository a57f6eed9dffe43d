import { useTexts } from '@/i18n/texts'
import { useOnline } from '@/lib/use-online'
import { ErrorState } from './states'

interface TroubleStateProps {
  /** What is said where there is a connection, and it could not be loaded all the same. */
  failed: string
  onRetry: () => void
}

/** What stands for something that could not be loaded; without a connection that is said instead, and it comes by itself. */
export function TroubleState({ failed, onRetry }: TroubleStateProps) {
  const trouble = useTexts('trouble')
  return <ErrorState message={useOnline() ? failed : trouble.offline} onRetry={onRetry} />
}
