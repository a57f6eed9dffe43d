import {
  Component,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ErrorInfo,
  type ReactNode,
} from 'react'
import { loadTexts } from '@/i18n/load-texts'
import { logError } from '@/lib/log'
import { reload } from '@/lib/reload'
import { tryAgainAfter } from '@/lib/try-again'
import { yieldControl } from '@/lib/yield-control'
import { showToast } from './toast'

interface AskedPartProps<Part> {
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
  /** What stands there until its script is here. */
  waiting?: ReactNode
  /** What stands there where it did not come, or broke; without it a toast says so. */
  renderFailed?: (tryAgain: () => void) => ReactNode
  /** It is not there: whoever opened it must not wait for it. */
  onGone?: () => void
  /** Opens it once more. */
  reopen?: () => void
}

/**
 * A part that comes when it is asked for: a menu, a dialog. Where its script does not come, or the part breaks, the page
 * around it goes on, what opened it can be pressed again, and the learner is told.
 */
export function AskedPart<Part>(props: AskedPartProps<Part>) {
  const { load, children, waiting, renderFailed, onGone, reopen } = props
  const [part, setPart] = useState<{ loaded: Part }>()
  const [failure, setFailure] = useState<{ cause: unknown }>()
  const lose = (cause: unknown) => {
    logError('A part could not be shown', cause)
    setFailure({ cause })
    onGone?.()
    if (!renderFailed)
      announceMissingPart(cause, reopen).catch((unsaid: unknown) => logError('It was not announced', unsaid))
  }
  const onMissing = useEffectEvent(lose)
  useEffect(() => {
    if (failure) return undefined
    let isCurrent = true
    // A page that opens has several: each begins and is drawn by itself, and between them the page can answer.
    yieldControl()
      .then(load)
      .then(
        (loaded) => isCurrent && startTransition(() => setPart({ loaded })),
        (cause: unknown) => isCurrent && onMissing(cause),
      )
    return () => {
      isCurrent = false
    }
  }, [load, failure])
  if (failure) return renderFailed?.(() => tryAgainAfter(failure.cause, () => setFailure(undefined)))
  if (!part) return waiting
  return (
    <Guarded onError={lose}>
      <Suspense fallback={waiting}>{children(part.loaded)}</Suspense>
    </Guarded>
  )
}

/** Says that a part did not open, and offers to try again where that is of any use. */
async function announceMissingPart(cause: unknown, again = () => reload()): Promise<void> {
  const { common, trouble } = await loadTexts('common', 'trouble')
  showToast({
    title: trouble.partMissing,
    description: trouble.partMissingHint,
    variant: 'destructive',
    action: { label: common.tryAgain, onClick: () => tryAgainAfter(cause, again) },
  })
}

interface GuardedProps {
  children: ReactNode
  onError: (cause: unknown) => void
}

/** Shows nothing in the place of what broke. */
class Guarded extends Component<GuardedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logError(`A part broke:${componentStack ?? ''}`, error)
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
