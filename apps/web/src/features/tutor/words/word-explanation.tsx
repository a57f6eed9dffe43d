import { Sparkles } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { explainWord, hasHelp } from '../api/ask-help'
import { HelpText } from '../conversation/help-text'

interface WordExplanationProps {
  word: string
  sentence: string
  languageCode: string
}

/** What a word means where it stands, by the language model; not offered on a server that has none. */
export function WordExplanation({ word, sentence, languageCode }: WordExplanationProps) {
  const tutor = useTexts('tutor')
  const [language] = useInterfaceLanguage()
  const [isAsked, setIsAsked] = useState(false)
  if (!hasHelp()) return null
  if (isAsked) {
    return (
      <HelpText
        queryKey={['explanation', languageCode, language, word, sentence]}
        ask={(signal) => explainWord(languageCode, word, sentence, signal)}
      />
    )
  }
  return (
    <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setIsAsked(true)}>
      <Sparkles size={15} aria-hidden />
      {tutor.explainWord}
    </Button>
  )
}
