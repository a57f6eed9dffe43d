import { compareSpoken, type ComparedWord } from '@lingarden/domain/speaking/compare-spoken'
import { findLanguage, type LanguageCode } from '@lingarden/domain/languages'
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
  const { voice } = useTexts()
  const words = compareSpoken(target, heard, findLanguage(languageCode)?.tag ?? 'es')
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
            {/\s$/.test(text) || kind === 'added' ? ' ' : ''}
          </span>
        ))}
      </p>
      <p className="text-sm text-ink-soft">
        {isWhole ? voice.allHeard : <Legend missing={voice.missingWord} added={voice.addedWord} />}
      </p>
    </section>
  )
}

function Legend({ missing, added }: { missing: string; added: string }) {
  return (
    <span aria-hidden>
      <span className={looks.missing}>{missing}</span>, <span className={looks.added}>({added})</span>
    </span>
  )
}
