import { fillCloze, gapsOf } from '@lingarden/domain/exercises/cloze-text'
import { gap, withPauses } from '@lingarden/domain/mistakes/gap'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { Info } from '@/icons/icons.ts'
import type { PractisedMistake } from './mistake-round'

interface MendHelpProps {
  mistake: PractisedMistake
  languageCode: LanguageCode
}

/** The sentence heard with a pause for its gap, and a hint of what kind of mistake it is. */
export function MendHelp({ mistake: { drill, category }, languageCode }: MendHelpProps) {
  const mistakes = useTexts('mistakes')
  const [isHinted, setIsHinted] = useState(false)
  const { task } = drill
  const withGaps =
    task.kind === 'cloze' &&
    fillCloze(
      task.text,
      gapsOf(task.text).map(() => gap),
    )
  return (
    <div className="grid justify-items-start gap-1">
      <div className="-ml-3 flex flex-wrap">
        {withGaps && (
          <HearButton
            text={withPauses(withGaps)}
            languageCode={languageCode}
            label={mistakes.hearGap}
            size="md"
          />
        )}
        {category !== 'other' && (
          <Button variant="ghost" aria-expanded={isHinted} onClick={() => setIsHinted(!isHinted)}>
            <Info size={18} aria-hidden />
            {mistakes.hint}
          </Button>
        )}
      </div>
      {isHinted && <p role="status">{mistakes.hintAbout(mistakes.kinds[category])}</p>}
    </div>
  )
}
