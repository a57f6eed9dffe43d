import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { tryAgainAfter } from '@/lib/try-again'

interface Failure {
  error?: unknown
  hasFailed: boolean
}

/**
 * Keeps an error to the part of the screen it happened in; the rest stays alive. What is beside the page leaves no trace
 * of it there: it has no place of its own to say so.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; isBeside?: boolean }, Failure> {
  override state: Failure = { hasFailed: false }

  static getDerivedStateFromError(error: unknown): Failure {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logError(`A part of the page failed:${componentStack ?? ''}`, error)
  }

  tryAgain = () => tryAgainAfter(this.state.error, () => this.setState({ hasFailed: false }))

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.isBeside ? null : <FailedPart onRetry={this.tryAgain} />
  }
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const common = useTexts('common')
  return <ErrorState message={common.somethingWentWrong} onRetry={onRetry} />
}
