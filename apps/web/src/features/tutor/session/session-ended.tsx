import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'

/** Stands in the composer's place after a session: that it is over, and the two ways on. */
export function SessionEnded({ onBegin, onRestart }: { onBegin: () => void; onRestart: () => void }) {
  const tutor = useTexts('tutor')
  return (
    <section
      aria-label={tutor.sessionEnded}
      className="grid justify-items-center gap-3 rounded-md bg-sunken p-4 text-center"
    >
      <p>{tutor.sessionEnded}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onBegin}>{tutor.newSession}</Button>
        <Button variant="ghost" onClick={onRestart}>
          {tutor.newConversation}
        </Button>
      </div>
    </section>
  )
}
