import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import { pictureOfUnit } from '@lingarden/domain/pictures/picture-of'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState, type ReactNode } from 'react'
import { useHear } from '@/components/speech/use-hear'
import { AsideButton, StageButton, StageFoot } from '@/components/stage/stage-foot'
import { useStageKeys } from '@/components/stage/use-stage-keys'
import { useTexts } from '@/i18n/texts'
import { useAddWords } from '@/lib/bank/add-words'
import { usePlantedWords } from '@/lib/bank/get-words'
import { KnownTest } from './known-test'
import { PlantPage } from './plant-page'
import type { LessonPlayerState } from './use-lesson-player'
import { useLessonTracking } from './use-lesson-tracking'
import { WordPage } from './word-page'

interface TermsStepProps {
  player: LessonPlayerState
  language: SupportedLanguage
  unitId: string
  terms: readonly KeyTerm[]
  /** @param notice what there is to say of this step on the next one */
  onDone: (notice?: string) => void
}

/** The words of the lesson, one at a time, and then the way to plant them all. */
export function TermsStep({ player, language, unitId, terms, onDone }: TermsStepProps) {
  const { languageCode } = language
  const { countLookup } = useLessonTracking(languageCode)
  const { page } = player.position
  const item = terms[page]
  const goOn = () => player.toPage(page + 1)
  if (!item) return <PlantStep terms={terms} language={language} onDone={onDone} />
  return (
    <TermPage key={item.term} item={item} language={language} onDone={goOn}>
      <WordPage
        item={item}
        picture={pictureOfUnit(unitId)}
        languageCode={languageCode}
        onLookUp={countLookup}
      />
    </TermPage>
  )
}

interface TermPageProps {
  item: KeyTerm
  language: SupportedLanguage
  onDone: () => void
  children: ReactNode
}

/** A word; who knows it already is asked at once, rather than led past it. */
function TermPage({ item, language, onDone, children }: TermPageProps) {
  const courses = useTexts('courses')
  const [isTested, setIsTested] = useState(false)
  const { hear } = useHear(language.languageCode)
  useStageKeys(isTested ? {} : { onGoOn: onDone, onHear: () => hear(item.term) })
  if (isTested)
    return (
      <KnownTest
        item={item}
        language={language}
        onOver={(isRight) => (isRight ? onDone() : setIsTested(false))}
      />
    )
  return (
    <>
      <div className="stage-main">{children}</div>
      <StageFoot>
        <AsideButton onClick={() => setIsTested(true)}>{courses.iKnowIt}</AsideButton>
        <StageButton onClick={onDone}>{courses.next}</StageButton>
      </StageFoot>
    </>
  )
}

type PlantStepProps = Pick<TermsStepProps, 'terms' | 'language' | 'onDone'>

/** The words at a glance, and into the bank with those that are not there. */
function PlantStep({ terms, language: { languageCode }, onDone }: PlantStepProps) {
  const { bank, courses } = useTexts('bank', 'courses')
  const { countLookup } = useLessonTracking(languageCode)
  const inBank = new Set(usePlantedWords(languageCode).data?.map(({ word_string }) => word_string))
  const missing = terms.filter(({ term }) => !inBank.has(term)).map(({ term }) => term)
  const add = useAddWords()
  const addAndGoOn = () =>
    // Those that stood there before are as much in the bank as those that came now.
    add.mutate(
      { languageCode, terms: missing },
      { onSuccess: () => onDone(courses.wordsAdded(terms.length)) },
    )
  const isAdding = missing.length > 0
  useStageKeys({ onGoOn: add.isPending ? undefined : isAdding ? addAndGoOn : () => onDone() })
  return (
    <>
      <div className="stage-main">
        <PlantPage terms={terms} inBank={inBank} languageCode={languageCode} onLookUp={countLookup} />
      </div>
      <StageFoot
        feedback={
          <div role="alert" className="stage-feedback">
            {add.isError && bank.actionFailed}
          </div>
        }
      >
        {isAdding && <AsideButton onClick={() => onDone()}>{courses.goOnWithout}</AsideButton>}
        <StageButton busy={add.isPending} onClick={isAdding ? addAndGoOn : () => onDone()}>
          {isAdding ? courses.addWords(missing.length) : courses.next}
        </StageButton>
      </StageFoot>
    </>
  )
}
