import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'

interface StageKeys {
  onGoOn?: (() => void) | undefined
  onHear?: (() => void) | undefined
}

/** Enter leads on and the space bar hears, wherever the focus is but on something that a key means something to. */
export function useStageKeys({ onGoOn, onHear }: StageKeys): void {
  useKeys(true, (event) => {
    const { target } = event
    if (target instanceof HTMLElement && target.closest('a, button, input, summary')) return
    const action = readShortcut('stage', event)
    const act = action === 'goOn' ? onGoOn : action === 'hear' ? onHear : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
}
