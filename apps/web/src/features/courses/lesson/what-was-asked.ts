import { solutionOf } from '@lingarden/domain/exercises/check-exercise'
import type { Drill } from '@lingarden/domain/exercises/drill'
import type { LanguageTag } from '@lingarden/languages/find-language'

/** An exercise as it is looked back on. */
export interface AskedDrill {
  /** The question that was asked, in the reader's language; empty where what is right tells it by itself. */
  asked: string
  /** What it was about, in the language learned. */
  text: string
  /** What that means, or the right one of several meanings. */
  meaning: string
}

/** Meanings have commas of their own. */
const betweenPairs = ' · '

/** What an exercise asked, and what is right. */
export function whatWasAsked({ task, question, heard }: Drill, tag: LanguageTag): AskedDrill {
  const meaning = question ?? task.translation ?? ''
  if (task.kind === 'match')
    return {
      asked: '',
      text: task.pairs.map(([text]) => text).join(betweenPairs),
      meaning: task.pairs.map((pair) => pair[1]).join(betweenPairs),
    }
  if (task.kind !== 'choice') return { asked: '', text: heard ?? solutionOf(task, tag), meaning }
  // The right one of some options answers a question, and says little without it.
  const asked = task.prompt
  if (task.optionsIn === 'english') return { asked, text: heard ?? task.text ?? '', meaning: task.answer }
  return { asked, text: heard ?? (task.text ?? '…').replace('…', () => task.answer), meaning }
}
