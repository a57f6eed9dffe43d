import type { LanguageCode } from '@lingarden/languages/find-language'
import { splitSentences } from '@lingarden/domain/speaking/sentences'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { Shadowing } from './shadowing'

interface ShadowingSentencesProps {
  text: string
  languageCode: LanguageCode
}

/** One sentence after the other, as nobody can say a whole message after a model. */
export function ShadowingSentences({ text, languageCode }: ShadowingSentencesProps) {
  const voice = useTexts('voice')
  const [place, setPlace] = useState(0)
  const sentences = splitSentences(text, languageCode)
  const sentence = sentences[place]
  if (sentence === undefined) return null
  return (
    <div className="grid gap-4">
      <Shadowing key={place} text={sentence} languageCode={languageCode} />
      {sentences.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Button variant="secondary" size="sm" disabled={place === 0} onClick={() => setPlace(place - 1)}>
            {voice.previousSentence}
          </Button>
          <span className="text-sm text-ink-soft tabular-nums">
            {voice.sentencePlace(place + 1, sentences.length)}
          </span>
          <Button
            variant="secondary"
            size="sm"
            disabled={place === sentences.length - 1}
            onClick={() => setPlace(place + 1)}
          >
            {voice.nextSentence}
          </Button>
        </div>
      )}
    </div>
  )
}
