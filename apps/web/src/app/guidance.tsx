import { lazy, Suspense } from 'react'
import { showGuide, useGuide } from '@/lib/guide'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'

const Tour = lazy(async () => ({ default: (await import('@/features/tour/tour')).Tour }))
const ShortcutsSheet = lazy(async () => ({
  default: (await import('@/features/shortcuts/shortcuts-sheet')).ShortcutsSheet,
}))

/** The tour and the sheet of shortcuts, over any page, once they are asked for. */
export function Guidance() {
  const guide = useGuide()
  const close = () => showGuide(undefined)
  useKeys(guide === undefined, (event) => {
    if (readShortcut('anywhere', event) === 'showShortcuts') showGuide('shortcuts')
  })
  return (
    <Suspense>
      {guide === 'tour' && <Tour onEnd={close} />}
      {guide === 'shortcuts' && <ShortcutsSheet onClose={close} />}
    </Suspense>
  )
}
