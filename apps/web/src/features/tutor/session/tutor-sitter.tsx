import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { EarthEdge } from '@/components/plants/earth-edge'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useIsHeard } from '@/lib/speech/use-speech'

interface TutorSitterProps {
  language: SupportedLanguage
  tutorName: string
}

/** The tutor in their window, standing on earth. For the eye alone: the heading of the talk says who it is. */
export function TutorSitter({ language, tutorName }: TutorSitterProps) {
  const talks = useTexts('talks')
  const [reader] = useInterfaceLanguage()
  return (
    <div aria-hidden className="mx-auto w-full max-w-65 text-center">
      <SpeakingPortrait language={language} className="mx-auto w-31" />
      <EarthEdge className="relative -mt-2.5 block h-[18px] w-full" />
      <div className="-mt-px rounded-b-lg bg-soil px-3.5 pb-3 text-left">
        <p lang={language.languageCode} className="font-display text-lg leading-tight font-[560]">
          {tutorName}
        </p>
        <p className="text-sm leading-tight">
          <span className="in-[.talk-screen:has([data-listening])]:hidden">
            {talks.speaks(language.names[reader].inSentence)}
          </span>
          <span className="hidden in-[.talk-screen:has([data-listening])]:inline">{talks.listens}</span>
        </p>
      </div>
    </div>
  )
}

/** The tutor, whose mouth is open while something is heard. */
export function SpeakingPortrait({
  language,
  className,
}: {
  language: SupportedLanguage
  className: string
}) {
  return <TutorPortrait language={language} isSpeaking={useIsHeard()} className={className} />
}
