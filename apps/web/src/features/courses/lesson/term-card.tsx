import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { Check } from '@/icons/icons.ts'
import { SentenceHelp } from '@/components/sentences/sentence-help'
import { HearButton } from '@/components/speech/hear-button'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'

interface TermCardProps {
  item: KeyTerm
  languageCode: LanguageCode
  isInBank: boolean
  onLookUp: (word: string, sentence: string) => void
}

/** A word of the lesson: to be heard, with its meaning, and at work in a sentence. */
export function TermCard({ item, languageCode, isInBank, onLookUp }: TermCardProps) {
  const bank = useTexts('bank')
  const { term, gloss, pinyin, example, translation, readings } = item
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-2 gap-y-3">
      <HearButton text={term} languageCode={languageCode} />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-lg">
          <WordText
            onLookUp={onLookUp}
            text={term}
            languageCode={languageCode}
            {...(pinyin && { readings: { [term]: pinyin } })}
          />
        </span>
        <span lang="en" className="text-ink-soft">
          {gloss}
        </span>
      </p>
      <span className="min-w-4 pt-2">
        {isInBank && <Check size={16} role="img" aria-label={bank.added(term)} className="text-leaf" />}
      </span>
      <HearButton text={example} languageCode={languageCode} />
      <div className="col-span-2 grid gap-0.5">
        <p className="pt-1 text-chat">
          <WordText onLookUp={onLookUp} text={example} languageCode={languageCode} readings={readings} />
        </p>
        <p lang="en" className="text-sm text-ink-soft">
          {translation}
        </p>
        <SentenceHelp text={example} languageCode={languageCode} isTranslated />
      </div>
    </div>
  )
}
