import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { Languages, RotateCcw } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { readingModes, type ReadingMode } from '../words/use-readings'

export interface TalkControlsProps {
  language: SupportedLanguage
  readings: ReadingMode
  onReadings: (mode: ReadingMode) => void
  showsMeanings: boolean
  onShowMeanings: (isShown: boolean) => void
  onRestart: () => void
}

/** How a talk is shown, and its beginning anew: each by its name. */
export function TalkControls(props: TalkControlsProps) {
  const { language, readings, onReadings, showsMeanings, onShowMeanings, onRestart } = props
  const tutor = useTexts('tutor')
  return (
    <>
      {language.pronunciation && (
        <label className="text-sm">
          <span className="sr-only">{tutor.pinyin}</span>
          <select
            className="min-h-9 max-w-full rounded-sm border border-control-line bg-card px-2 pointer-coarse:min-h-11"
            value={readings}
            onChange={(event) => {
              const mode = readingModes.find((known) => known === event.target.value)
              if (mode) onReadings(mode)
            }}
          >
            {readingModes.map((mode) => (
              <option key={mode} value={mode}>
                {tutor.readingModes[mode]}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={showsMeanings}
        onClick={() => onShowMeanings(!showsMeanings)}
        className="aria-pressed:bg-leaf-pale aria-pressed:text-leaf-deep pointer-coarse:min-h-11"
      >
        <Languages size={18} aria-hidden />
        {tutor.showMeanings}
      </Button>
      <Button variant="ghost" size="sm" onClick={onRestart} className="pointer-coarse:min-h-11">
        <RotateCcw size={18} aria-hidden />
        {tutor.newConversation}
      </Button>
    </>
  )
}
