import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { termOf } from '@/components/words/word-tokens'

interface WordLinksProps {
  token: ReadToken
  languageCode: LanguageCode
  onLookUp: (term: string) => void
}

const link = 'rounded-full bg-leaf-pale px-3 py-1 hover:bg-sunken'

/** The words that a phrase is made of, and the separable word that this one is a part of. */
export function WordLinks({ token: { parts, partOf }, languageCode, onLookUp }: WordLinksProps) {
  const words = useTexts('words')
  const inside = parts?.filter(({ kind }) => kind === 'word').map(termOf)
  const groups = [
    { name: words.partOf, terms: partOf === undefined ? [] : [partOf] },
    { name: words.parts, terms: [...new Set(inside)] },
  ].filter(({ terms }) => terms.length > 0)
  return groups.map(({ name, terms }) => (
    <p key={name} className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-soft">{name}</span>
      {terms.map((term) => (
        <button key={term} type="button" lang={languageCode} className={link} onClick={() => onLookUp(term)}>
          {term}
        </button>
      ))}
    </p>
  ))
}
