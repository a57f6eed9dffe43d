import type { OneWord } from '@lingarden/domain/counted-words/leads-to'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'
import { keepApart, withoutKeptApart } from './kept-apart'
import { useJoinTerms } from './use-join-terms'
import { usePairsToJoin } from './use-pairs-to-join'

interface JoinOfferProps {
  languageCode: LanguageCode
  rows: readonly BankRow[] | undefined
}

/** Pairs that are shown; the button takes them all. */
const mostShown = 6

/** Offers to make one word of terms that the dictionary knows to be one. */
export function JoinOffer({ languageCode, rows }: JoinOfferProps) {
  const bankWords = useTexts('bankWords')
  const owner = { userId: useUser().id, languageCode }
  const found = usePairsToJoin(languageCode, rows)
  const [, setChoices] = useState(0)
  const { join } = useJoinTerms(languageCode)
  const isOnline = useOnline()
  const pairs = withoutKeptApart(owner, found)
  if (pairs.length === 0) return null
  return (
    <section
      aria-labelledby="join-offer"
      className="grid gap-3 rounded-md bg-leaf-pale/50 p-4 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="grid gap-1">
        <h2 id="join-offer" className="text-base font-medium">
          {pairs.length === 1 ? bankWords.pairIsOneWord : bankWords.pairsAreOneWord}
        </h2>
        <Pairs pairs={pairs.slice(0, mostShown)} languageCode={languageCode} />
        <p className="text-sm text-ink-soft">{isOnline ? bankWords.joiningMeans : bankWords.joinOnline}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={join.isPending} disabled={!isOnline} onClick={() => join.mutate(pairs)}>
          {bankWords.join}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            keepApart(owner, pairs)
            setChoices((count) => count + 1)
          }}
        >
          {bankWords.keepApart}
        </Button>
      </div>
    </section>
  )
}

function Pairs({ pairs, languageCode }: { pairs: readonly OneWord[]; languageCode: string }) {
  return (
    <ul lang={languageCode} className="flex flex-wrap gap-x-4 gap-y-1">
      {pairs.map(({ from, into }) => (
        <li key={from}>
          {from} → <strong className="font-medium">{into}</strong>
        </li>
      ))}
    </ul>
  )
}
