import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { EarthEdge } from '@/components/plants/earth-edge'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { useTexts } from '@/i18n/texts'
import { useTutorName } from '@/lib/language/use-tutor-name'
import { useIsHeard } from '@/lib/speech/use-speech'
import { useReadName } from './use-read-name'

interface TalkPartnerProps {
  language: SupportedLanguage
  /** Whether the words need the room, where there is little. */
  isSmall: boolean
  /** Whom the tutor plays now. */
  speakers: ReadonlySet<string>
}

/** The tutor at the window, who says what the others say. */
export function TalkPartner({ language, isSmall, speakers }: TalkPartnerProps) {
  const courses = useTexts('courses')
  const tutorName = useTutorName()
  const played = useReadName([...speakers].join(language.listComma), language.languageCode)
  return (
    <div className="grid">
      <TutorPortrait
        language={language}
        isSpeaking={useIsHeard()}
        className={`mx-auto -mb-2.5 md:w-50 ${isSmall ? 'w-18' : 'w-27'}`}
      />
      <EarthEdge className="relative h-4.5 w-full" />
      <p className="min-h-9 rounded-b-2xl bg-soil px-3.5 pb-2 text-center text-sm">
        {played !== '' && courses.tutorPlays(tutorName(language), played)}
      </p>
    </div>
  )
}
