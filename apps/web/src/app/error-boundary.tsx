import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { isMissingScript } from '@/lib/connection-failure'
import { logError } from '@/lib/log'
import { reload } from '@/lib/reload'

interface Failure {
  error?: unknown
  hasFailed: boolean
}

/** Keeps an error to the part of the screen it happened in; the rest stays alive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Failure> {
  override state: Failure = { hasFailed: false }

  static getDerivedStateFromError(error: unknown): Failure {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logError(`A part of the page failed:${componentStack ?? ''}`, error)
  }

  tryAgain = () => {
    // Browsers remember that a script did not come for as long as the page is open, and do not ask again.
    if (isMissingScript(this.state.error) && navigator.onLine) reload()
    else this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <FailedPart onRetry={this.tryAgain} />
  }
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { common } = useTexts()
  return <ErrorState message={common.somethingWentWrong} onRetry={onRetry} />
}
