import type { SupportedLanguage } from '@lingarden/domain/languages'
import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { PanelRight, RotateCcw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { readingModes, type ReadingMode } from '../use-readings'

interface TutorHeaderProps {
  language: SupportedLanguage
  tutorName: string
  readings: ReadingMode
  onReadings: (mode: ReadingMode) => void
  isDictionaryLoading: boolean
  onRestart: () => void
  /** Opens what stands at the sides on a wide screen; undefined where it is in view. */
  onOpenSides: (() => void) | undefined
}

export function TutorHeader(props: TutorHeaderProps) {
  const { language, tutorName, readings, onReadings, isDictionaryLoading, onRestart, onOpenSides } = props
  const { tutor } = useTexts()
  return (
    <header>
      <div className="flex items-center justify-between gap-2">
        <h1 lang={language.languageCode} className="text-lg">
          {tutorName}
        </h1>
        <div className="flex items-center gap-2">
          {isDictionaryLoading && (
            <span role="status" className="text-sm text-ink-soft">
              {tutor.loadingDictionary}
            </span>
          )}
          {language.pronunciation && (
            <label className="flex items-center gap-2 text-sm">
              {tutor.pinyin}
              <select
                className="min-h-9 rounded-sm border border-control-line bg-card px-2"
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
          <Button variant="ghost" size="icon" aria-label={tutor.newConversation} onClick={onRestart}>
            <RotateCcw size={18} aria-hidden />
          </Button>
          {onOpenSides && (
            <Button variant="ghost" size="icon" aria-label={tutor.sides} onClick={onOpenSides}>
              <PanelRight size={18} aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {getRuntimeConfig().engine === 'builtin' && (
        <p className="text-sm text-ink-soft">{translateFixed(builtInTutorLabel)}</p>
      )}
    </header>
  )
}
