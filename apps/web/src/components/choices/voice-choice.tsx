import { voices, type SupportedLanguage, type Voice } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { useTexts } from '@/i18n/texts'
import { useTutorName } from '@/lib/language/use-tutor-name'

interface VoiceChoiceProps {
  language: SupportedLanguage
  value: Voice
  onChange: (voice: Voice) => void
}

/** The ten voices by the names that the tutor bears with them; each can be heard before it is chosen. */
export function VoiceChoice({ language, value, onChange }: VoiceChoiceProps) {
  const settings = useTexts('settings')
  const { languageCode, voiceTutorNames, introduction } = language
  const tutorName = useTutorName()
  return (
    <fieldset>
      <legend className="text-sm font-medium">{settings.voice}</legend>
      <ul className="mt-1 grid gap-1 sm:grid-cols-2">
        {voices.map((voice) => (
          <li key={voice} className="flex items-center justify-between gap-2 rounded-sm bg-sunken pl-3">
            <label className="flex min-h-10 flex-1 items-center gap-2">
              <input
                type="radio"
                name="voice"
                checked={voice === value}
                onChange={() => onChange(voice)}
                className="size-4 accent-leaf"
              />
              <span>
                <span lang={languageCode}>{voiceTutorNames[voice]}</span>
                {tutorName(language, voice) !== voiceTutorNames[voice] && ` ${tutorName(language, voice)}`}
              </span>
            </label>
            <HearButton
              text={introduction.replace('{name}', voiceTutorNames[voice])}
              languageCode={languageCode}
              voice={voice}
              name={settings.hearVoice(tutorName(language, voice))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
