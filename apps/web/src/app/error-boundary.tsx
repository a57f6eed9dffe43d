import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'

/** Keeps an error to the part of the screen it happened in; the rest stays alive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logError(`A part of the page failed:${componentStack ?? ''}`, error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <FailedPart onRetry={() => this.setState({ hasFailed: false })} />
  }
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { common } = useTexts()
  return <ErrorState message={common.somethingWentWrong} onRetry={onRetry} />
}
