import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'

/** What a learner reads of an outcome; of one without words, that something failed. */
export function useOutcomeText(): (outcome: string) => string {
  const { outcomes } = useTexts('suggestions')
  return (outcome) => (outcomes as Record<string, string>)[outcome] ?? outcomes.failed
}

/** Handlers for a call of which only what went wrong is told. */
export function useOutcomeToast(expected: readonly string[]) {
  const textOf = useOutcomeText()
  const tell = (outcome: string) => showToast({ title: textOf(outcome), variant: 'destructive' })
  return {
    onSuccess: (outcome: string) => {
      if (!expected.includes(outcome)) tell(outcome)
    },
    onError: () => tell('failed'),
  }
}
