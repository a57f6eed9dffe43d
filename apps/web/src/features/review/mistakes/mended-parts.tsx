import { mistakeInSentence } from '@lingarden/domain/mistakes/mistake-in-sentence'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { diffSentences } from '@lingarden/text/sentence-diff'
import { CorrectedSentence } from '@/components/corrections/corrected-sentence'
import type { PractisedMistake } from './mistake-round'

interface MendedPartsProps {
  mistake: PractisedMistake
  languageCode: LanguageCode
}

/** A sentence as it is right, with what was put in marked; what was wrong is over. */
export function MendedParts({ mistake, languageCode }: MendedPartsProps) {
  const wrong = mistakeInSentence(mistake)?.wrong ?? ''
  const parts = diffSentences(wrong, mistake.drill.right).filter(({ kind }) => kind !== 'removed')
  return <CorrectedSentence parts={parts} languageCode={languageCode} />
}
