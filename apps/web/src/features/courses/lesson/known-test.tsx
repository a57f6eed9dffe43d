import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { Drill } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useMemo, useState } from 'react'
import { DrillCard } from '@/components/exercises/drill-card'
import { useTexts } from '@/i18n/texts'
import { meaningOf } from './meaning-of'
import { useAnswerReviews } from './use-answer-reviews'

interface KnownTestProps {
  item: KeyTerm
  language: SupportedLanguage
  onOver: (isRight: boolean) => void
}

/** Asks for a word that the learner says they know. */
export function KnownTest({ item, language, onOver }: KnownTestProps) {
  const { term } = item
  const courses = useTexts('courses')
  const review = useAnswerReviews(language.languageCode)
  const [isRight, setIsRight] = useState(false)
  const drill = useMemo<Drill>(
    () => ({ task: { kind: 'write', prompt: courses.writeWord, answer: term }, question: meaningOf(item) }),
    [courses, term, item],
  )
  return (
    <DrillCard
      drill={drill}
      language={language}
      seed={0}
      takesFocus
      isPromptTranslated
      onAnswer={(result, answered) => {
        setIsRight(result.isRight)
        review({ drill: answered, judgements: result.judgements, language: language.tag })
      }}
      onDone={() => onOver(isRight)}
    />
  )
}
