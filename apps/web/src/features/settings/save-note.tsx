import { Check } from '@/icons/icons.ts'
import { useTexts } from '@/i18n/texts'
import type { SaveStatus } from '@/lib/profile/settings-saver'

/** Says quietly, wherever on the page one is, that settings are saved; and that they are not. */
export function SaveNote({ status }: { status: SaveStatus }) {
  const settings = useTexts('settings')
  const notes = { saved: settings.saved, waiting: settings.savedLater, failed: settings.notSaved }
  return (
    <p
      role="status"
      className="pointer-events-none fixed bottom-[calc(1.25rem+var(--foot-inset))] left-4 z-20 text-sm md:left-1/2 md:-translate-x-1/2"
    >
      {status !== 'resting' && (
        <span className="flex items-center gap-2 rounded-full bg-card px-4 py-2 shadow-float">
          {status === 'saved' && <Check size={16} aria-hidden className="text-leaf-deep" />}
          <span className={status === 'failed' ? 'text-thorn' : undefined}>{notes[status]}</span>
        </span>
      )}
    </p>
  )
}
