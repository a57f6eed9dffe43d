import { hearParts } from './hear-parts.ts'
import type { Place } from './hear-answer.ts'
import type { Heard } from './heard.ts'
import { meantLater } from './meant-later.ts'
import { withAllNamed } from './named-together.ts'
import { meantInstead } from './set-aside.ts'
import { retractedIn } from './retracted.ts'

/**
 * What a message says. Who corrects themselves (“a coffee … no, a tea”) means what they said last, where both parts answer what was
 * asked.
 * @param tutorName is no word of a greeting
 */
export function hear(text: string, place: Place, tutorName: string): Heard {
  const { retracted, kept } = retractedIn(text, place.language) ?? {}
  if (retracted === undefined || kept === undefined) return hearWhole(text, place, tutorName)
  const heard = hearParts(kept, place, tutorName)
  const before = hearParts(retracted, place, tutorName)
  return isAnswered(heard) && isAnswered(before) && saidIn(heard) !== saidIn(before)
    ? { ...heard, kept }
    : hearWhole(text, place, tutorName)
}

function hearWhole(text: string, place: Place, tutorName: string): Heard {
  const heard = withAllNamed(text, hearParts(text, place, tutorName), place)
  const later = meantInstead(text, heard, place) ?? meantLater(text, heard, place)
  if (!later) return heard
  const statements = heard.statements.filter((part) => !part.includes(later.text))
  return { ...heard, statements, answer: undefined, taken: later }
}

const isAnswered = ({ answer, taken }: Heard): boolean => answer !== undefined || taken !== undefined

/** What is answered, and with what: who says the same in other words takes nothing back. */
const saidIn = ({ answer, taken }: Heard): string =>
  JSON.stringify([answer?.match.answer.id ?? taken?.expected.id, answer?.match.slots ?? taken?.text])
