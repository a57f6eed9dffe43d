import { compareSpoken, type ComparedWord } from '@lingarden/domain/speaking/compare-spoken'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'

interface ComparedWordsProps {
  target: string
  heard: string
  languageCode: LanguageCode
}

const looks: Record<ComparedWord['kind'], string> = {
  heard: '',
  missing: 'underline decoration-thorn decoration-wavy underline-offset-4',
  added: 'text-ink-soft italic',
}

/** The sentence beside what was understood of it, word by word. */
export function ComparedWords({ target, heard, languageCode }: ComparedWordsProps) {
  const voice = useTexts('voice')
  const words = compareSpoken(target, heard, languageByCode(languageCode).tag)
  const isWhole = words.every(({ kind }) => kind === 'heard')
  const names = { heard: voice.heardWord, missing: voice.missingWord, added: voice.addedWord }
  return (
    <section aria-label={voice.compareWords} className="grid gap-1">
      <h3 className="text-base font-medium">{voice.compareWords}</h3>
      <p className="text-chat">
        {words.map(({ kind, text }, place) => (
          // Words come more than once; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>
            <span lang={languageCode} className={looks[kind]}>
              {kind === 'added' ? `(${text.trim()})` : text.trim()}
            </span>
            {kind !== 'heard' && <span className="sr-only"> ({names[kind]})</span>}
            {/\s$/.test(text) || kind === 'added' || words[place + 1]?.kind === 'added' ? ' ' : ''}
          </span>
        ))}
      </p>
      <p className="text-sm text-ink-soft">
        {isWhole ? voice.allHeard : <Legend kinds={new Set(words.map(({ kind }) => kind))} names={names} />}
      </p>
    </section>
  )
}

interface LegendProps {
  kinds: ReadonlySet<ComparedWord['kind']>
  names: Record<ComparedWord['kind'], string>
}

/** What the looks mean, for who sees them; the words themselves say it to a screen reader. */
function Legend({ kinds, names }: LegendProps) {
  return (
    <span aria-hidden className="flex gap-3">
      {kinds.has('missing') && <span className={looks.missing}>{names.missing}</span>}
      {kinds.has('added') && <span className={looks.added}>({names.added})</span>}
    </span>
  )
}
