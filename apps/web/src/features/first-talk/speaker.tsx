import type { FirstLine } from '@lingarden/languages/first-talk'
import { Portrait } from '@/components/portraits/portrait'
import { Languages, Volume2, Turtle } from '@/icons/icons.ts'
import { HeldText } from '@/components/words/held-text'
import { useTexts } from '@/i18n/texts'
import { SpokenText } from './spoken-text'
import { useTalk } from './talk-context'

/** What the tutor says, in the largest words of the screen, with its meaning one step below. */
export function Speaker({ line }: { line: FirstLine }) {
  const { talk, voice } = useTalk()
  return (
    <>
      <div className="grid grid-cols-[104px_minmax(0,1fr)] items-end gap-4 max-[359px]:grid-cols-[72px_minmax(0,1fr)] lg:block">
        <Portrait name={talk.portrait} isSpeaking={voice.isSpeaking} className="w-full lg:hidden" />
        <div className="grid gap-1.5 pb-0.5">
          <p className="font-display text-[26px] leading-[1.28] text-balance wrap-anywhere lg:text-2xl lg:leading-tight">
            <SpokenText {...line} />
          </p>
          <LineMeaning line={line} />
        </div>
      </div>
      <HearActions text={line.text} />
    </>
  )
}

/** What the line means: at once for whoever begins from nothing, and once it is asked for by the others. */
function LineMeaning({ line }: { line: FirstLine }) {
  const { reader, hidesMeanings } = useTalk()
  const { translate } = useTexts('tutor')
  const meaning = (
    <p className="wrap-anywhere text-ink-soft lg:text-chat">
      <HeldText text={line.means[reader] ?? ''} />
    </p>
  )
  if (!hidesMeanings || line.means[reader] === undefined) return meaning
  return (
    <details className="group">
      <summary className={`${actionClass} -mx-3 cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Languages size={20} aria-hidden />
        {translate}
      </summary>
      {meaning}
    </details>
  )
}

const actionClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-medium text-leaf-deep hover:bg-leaf-pale'

/** Hear it, and hear it slowly, where the device has a voice of the language. */
export function HearActions({ text }: { text: string }) {
  const { texts, voice } = useTalk()
  const { say } = voice
  if (!say) return null
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      <button type="button" className={actionClass} onClick={() => say(text)}>
        <Volume2 size={20} aria-hidden />
        {texts.hear}
      </button>
      <button type="button" className={actionClass} onClick={() => say(text, 0.6)}>
        <Turtle size={20} aria-hidden />
        {texts.slower}
      </button>
    </div>
  )
}
