import type { LanguageCode } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { useHear } from '@/components/speech/use-hear'
import { useTexts } from '@/i18n/texts'
import { Volume2 } from '@/icons/icons.ts'

/** What is asked is heard: a large button for it, and one to hear it slowly. */
export function BigEar({ text, languageCode }: { text: string; languageCode: LanguageCode }) {
  const { exercises, speech } = useTexts('exercises', 'speech')
  const { hear } = useHear(languageCode)
  return (
    <div className="grid justify-items-center gap-1">
      <button
        type="button"
        aria-label={exercises.listen}
        onClick={() => hear(text)}
        className="grid size-24 place-items-center rounded-full bg-leaf text-on-leaf hover:bg-leaf-deep"
      >
        <Volume2 size={36} aria-hidden />
      </button>
      <HearButton text={text} languageCode={languageCode} label={speech.slower} isSlow />
    </div>
  )
}
