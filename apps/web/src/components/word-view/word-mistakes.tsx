import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@/i18n/texts'
import { localQuery } from '@/lib/dictionary/local-query'
import { useKnownMistakes } from './use-mended-sentences'
import type { ViewedWord } from './use-viewed-word'

/** More of them are no help at once. */
const mostShown = 3

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []

/** What the learner gets wrong with a word, as open mistakes have it; nothing where there is none. */
export function WordMistakes({ word }: { word: ViewedWord }) {
  const wordView = useTexts('wordView')
  const { languageCode, dictionary, plantedAs, own } = word
  const mistakes = useKnownMistakes(languageCode, own !== undefined)
  const { data: found } = useQuery({
    ...localQuery,
    queryKey: ['mistakes-with', languageCode, plantedAs, mistakes.map(({ id }) => id)],
    queryFn: async () => {
      const texts = mistakes.map(({ original, corrected }) => wordsIn(`${original} ${corrected}`))
      const all = [...new Set(texts.flat())]
      const leads = (await dictionary?.leadTo(all)) ?? []
      const terms = new Map(all.map((text, place) => [text, leads[place] ?? text]))
      // Where words are written without spaces a text is one piece, in which the word is looked for.
      const has = (text: string) => terms.get(text) === plantedAs || isWithin(text, plantedAs)
      return mistakes.filter((_, place) => texts[place]?.some(has)).slice(0, mostShown)
    },
    enabled: dictionary !== undefined && mistakes.length > 0,
  })
  if (!found || found.length === 0) return null
  return (
    <section aria-label={wordView.mistakes} className="grid grid-cols-1 gap-1.5">
      <h3 className="text-base">{wordView.mistakes}</h3>
      <ul className="grid grid-cols-1 gap-1.5">
        {found.map(({ id, original, corrected, explanation }) => (
          <li key={id} className="wrap-anywhere">
            <p lang={languageCode}>
              <s className="text-sm text-thorn">{original}</s>{' '}
              <b className="border-b-2 border-leaf font-semibold">{corrected}</b>
            </p>
            <p className="text-sm text-ink-soft">{explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isWithin = (text: string, term: string): boolean =>
  /\p{Script=Han}/u.test(term) && text.includes(term.toLowerCase())
