import { AskedPart } from '@/components/ui/asked-part'
import { showGuide, useGuide } from '@/lib/guide'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'
import { withTexts } from '@/i18n/load-texts'

const loadTour = withTexts(async () => (await import('@/features/tour/tour')).Tour, 'tour')
const loadShortcuts = withTexts(
  async () => (await import('@/features/shortcuts/shortcuts-sheet')).ShortcutsSheet,
  'shortcuts',
)

/** The tour and the sheet of shortcuts, over any page, once they are asked for. */
export function Guidance() {
  const guide = useGuide()
  const close = () => showGuide(undefined)
  useKeys(guide === undefined, (event) => {
    if (readShortcut('anywhere', event) === 'showShortcuts') showGuide('shortcuts')
  })
  return (
    <>
      {guide === 'tour' && (
        <AskedPart load={loadTour} onGone={close} reopen={() => showGuide('tour')}>
          {(Tour) => <Tour onEnd={close} />}
        </AskedPart>
      )}
      {guide === 'shortcuts' && (
        <AskedPart load={loadShortcuts} onGone={close} reopen={() => showGuide('shortcuts')}>
          {(ShortcutsSheet) => <ShortcutsSheet onClose={close} />}
        </AskedPart>
      )}
    </>
  )
}
