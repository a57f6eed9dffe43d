import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { isOf, type Waiting } from '@lingarden/sync/mutation'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { Checkbox } from '@/components/ui/checkbox'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { forgettings, mistakeAnswers } from '@/lib/memory/memory-mutations'
import { reviewPaths } from '@/lib/paths'
import { useWaitingCount } from '@/lib/sync/use-waiting-count'
import { useOnline } from '@/lib/use-online'
import { FactList } from './fact-list'

const isForgettingOrAnswer = (one: Waiting) => isOf(forgettings, one) || isOf(mistakeAnswers, one)

interface MemoryCardProps {
  /** The language whose memory is shown first; where none is learnt yet, the first of the list. */
  languageCode: LanguageCode | null
  mayRemember: boolean
  onChange: (mayRemember: boolean) => void
}

/** What the tutor remembers: shown by language, forgotten piece by piece or whole, or never kept at all. */
export function MemoryCard({ languageCode, mayRemember, onChange }: MemoryCardProps) {
  const { memory, mistakes } = useTexts('memory', 'mistakes')
  const heading = useId()
  const waiting = useWaitingCount(isForgettingOrAnswer) ?? 0
  const isOnline = useOnline()
  const [chosen, setChosen] = useState<string>(languageCode ?? supportedLanguages[0]?.languageCode ?? '')
  return (
    <section aria-labelledby={heading} className={`${cardClass('md')} grid grid-cols-1 gap-4 p-5`}>
      <h2 id={heading} className="text-lg">
        {memory.title}
      </h2>
      <div className="grid gap-2">
        <Checkbox
          label={memory.switch}
          checked={mayRemember}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p className="text-sm text-ink-soft">{mayRemember ? memory.about : memory.aboutOff}</p>
      </div>
      <label className="flex items-center justify-between gap-3 text-sm font-medium">
        {memory.language}
        <select
          className="min-h-10 rounded-sm border border-control-line bg-card px-2"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {supportedLanguages.map((one) => (
            <option key={one.languageCode} value={one.languageCode}>
              {languageTitle(one)}
            </option>
          ))}
        </select>
      </label>
      {waiting > 0 && !isOnline && (
        <p role="status" className="text-sm text-ink-soft">
          {memory.waiting}
        </p>
      )}
      <FactList languageCode={chosen} />
      <section aria-labelledby="memory-mistakes" className="grid justify-items-start gap-1">
        <h3 id="memory-mistakes" className="font-medium">
          {memory.headings.mistakes}
        </h3>
        <p className="text-sm text-ink-soft">{mistakes.linkHint}</p>
        <Link
          to={reviewPaths.mistakesShown({ language: chosen })}
          className="inline-flex min-h-8 items-center text-leaf-deep underline underline-offset-4"
        >
          {mistakes.toMistakes}
        </Link>
      </section>
    </section>
  )
}
