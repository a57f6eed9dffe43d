import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { useEffect, useRef } from 'react'
import { PlantDrawing } from '@/components/plants/plant'
import type { InterfaceLanguage } from '@/i18n/languages'
import { fixedText, type SampleTexts } from '../landing-texts'
import { SampleCard } from './sample-card'

interface SampleStartProps {
  texts: SampleTexts
  language: InterfaceLanguage
  /** Undefined in the page that the build writes: there its script hears the buttons, by their `data-talk-in`. */
  onStart?: ((tag: LanguageTag) => void) | undefined
  /** The language of the conversation that was left for another: its choice takes the focus, as the way back is gone. */
  left?: LanguageTag | undefined
}

/** Which language to talk in; nothing of the tutor is loaded before. */
export function SampleStart({ texts, language, onStart, left }: SampleStartProps) {
  const { sample } = texts.welcome
  const lastChoice = useRef<HTMLButtonElement>(null)
  useEffect(() => lastChoice.current?.focus({ preventScroll: true }), [])
  return (
    <SampleCard title={sample.title}>
      <p className="text-sm text-ink-soft">{sample.about}</p>
      <ul className="grid flex-1 content-center gap-3">
        {supportedLanguages.map(({ tag, languageCode, greeting, names }) => (
          <li key={tag}>
            <button
              type="button"
              ref={tag === left ? lastChoice : undefined}
              data-talk-in={tag}
              onClick={onStart && (() => onStart(tag))}
              className="flex w-full items-center gap-4 rounded-md border border-line bg-paper px-5 py-3 text-left transition-colors duration-150 hover:border-leaf hover:bg-leaf-pale"
            >
              <PlantDrawing stage="sprout" size={36} />
              <span>
                <span lang={languageCode} className="block font-display text-xl leading-tight">
                  {greeting}
                </span>{' '}
                <span className="text-sm text-ink-soft">{sample.start(names[language].title)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p id="sample-failed" role="alert" hidden className="text-sm text-thorn">
        {sample.failed}
      </p>
      <p className="text-xs text-ink-soft">{fixedText(texts, builtInTutorLabel)}</p>
    </SampleCard>
  )
}
