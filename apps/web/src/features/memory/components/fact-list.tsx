import type { FactLanguage } from '@lingarden/domain/learner-facts'
import { findLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { ForgetButton } from '@/components/memory/forget-button'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useForgetFact } from '../api/forget'
import { useFacts, type KeptFact } from '../api/get-facts'

/** The variety that is taught, where it is one of these languages. */
const langOf = (language: FactLanguage): string => findLanguage(language)?.languageCode ?? language

/** Facts that stand there before all are asked for: a list that scrolls inside the page hides that it goes on. */
const firstShown = 8

/** What the learner told of themselves, by topic, in the words it was kept in, with a way to forget each and all of it. */
export function FactList({ languageCode }: { languageCode: string }) {
  const { common, memory } = useTexts('common', 'memory')
  const { data: facts, isError, refetch } = useFacts(languageCode)
  const { mutate } = useForgetFact(languageCode)
  const [isWhole, setIsWhole] = useState(false)
  const forget = (id?: string) => {
    const onError = () => showToast({ title: memory.notForgotten, variant: 'destructive' })
    mutate(id, { onError })
  }
  return (
    <section aria-labelledby="memory-facts" className="grid grid-cols-1 gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id="memory-facts" className="font-medium">
          {memory.headings.facts}
        </h3>
        {facts && facts.length > 0 && (
          <ForgetButton
            title={memory.forgetAllTitle.facts}
            label={memory.forgetAll.facts}
            onForget={() => forget()}
          />
        )}
      </div>
      {isError && !facts && (
        <p role="alert" className="flex items-center gap-3 text-sm">
          {memory.notShown}
          <button type="button" className="min-h-8 underline" onClick={() => void refetch()}>
            {common.tryAgain}
          </button>
        </p>
      )}
      {!isError && !facts && <Spinner label={common.loading} />}
      {facts?.length === 0 && <p className="text-sm text-ink-soft">{memory.empty.facts}</p>}
      {facts && facts.length > 0 && (
        <ul className="grid grid-cols-1">
          {facts.slice(0, isWhole ? undefined : firstShown).map((fact) => (
            <li
              key={fact.id}
              className="flex items-start justify-between gap-2 border-t border-line py-1 first:border-t-0"
            >
              <Fact fact={fact} />
              <ForgetButton title={memory.forget(fact.text)} onForget={() => forget(fact.id)} />
            </li>
          ))}
        </ul>
      )}
      {facts && facts.length > firstShown && !isWhole && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {memory.showAll(facts.length)}
        </Button>
      )}
    </section>
  )
}

function Fact({ fact: { topic, text, writtenIn } }: { fact: KeptFact }) {
  const memory = useTexts('memory')
  return (
    <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 py-1.5 break-words">
      <span className="w-32 shrink-0 text-sm leading-6 text-ink-soft">{memory.topics[topic]}</span>
      <span lang={langOf(writtenIn)} className="min-w-0">
        {text}
      </span>
    </p>
  )
}
