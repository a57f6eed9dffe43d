import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { AskedPart } from '@/components/ui/asked-part'
import { classNames } from '@/components/ui/class-names'

async function loadPortraits() {
  const [{ Portrait }, { loadLandings }] = await Promise.all([
    import('./portrait'),
    import('@lingarden/languages/landing'),
  ])
  return { Portrait, landings: await loadLandings() }
}

interface TutorPortraitProps {
  language: SupportedLanguage
  isSpeaking?: boolean
  /** What gives it its width. */
  className: string
}

/** The tutor of a language in their window. Its place is there from the start; the drawing comes when it comes. */
export function TutorPortrait({ language, isSpeaking = false, className }: TutorPortraitProps) {
  return (
    <span className={classNames('block aspect-[160/198]', className)}>
      <AskedPart load={loadPortraits} renderFailed={() => undefined}>
        {({ Portrait, landings }) => {
          const name = landings.get(language.tag)?.portrait
          return name && <Portrait name={name} isSpeaking={isSpeaking} className="w-full" />
        }}
      </AskedPart>
    </span>
  )
}
