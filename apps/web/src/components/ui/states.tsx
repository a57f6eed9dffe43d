import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { Button } from './button'

/** What stands where a list is empty: what will be here, and the first step. */
export function EmptyState({
  title,
  description,
  action,
}: {
  title: string
  description: string
  action?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-12 text-center">
      <h2 className="text-lg">{title}</h2>
      <p className="text-balance text-ink-soft">{description}</p>
      {action}
    </div>
  )
}

/** What happened, and the way to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const common = useTexts('common')
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 py-12 text-center">
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
    </div>
  )
}
