import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Mirror } from '@lingarden/languages/kit/tutor/hearing'
import { patternAtStart, patternIn } from '../hearing/pattern-in.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { pickFresh, wasSaid } from './lines.ts'
import { fillLine } from './turn.ts'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/**
 * What somebody told, said back to them as it was heard (“so you have never seen snow”): it fits whatever was told, and shows that
 * it was listened to. Only languages whose words keep their form have it.
 * @param isMeant whether a clause is what is asked on about; it is said back rather than another one
 * @returns undefined where nothing can be said back, or the message before was
 */
export function reflected(
  text: string,
  input: Pick<TutorTurnInput, 'language' | 'history' | 'seed'>,
  isMeant: (clause: string) => boolean = () => false,
): string | undefined {
  const { tag } = input.language
  const { mirror } = tutorRulesOf(tag).hearing
  const before = input.history.findLast(({ role }) => role === 'user')?.content
  if (!mirror || (before !== undefined && wasReflected(before, input))) return undefined
  // Whoever was spoken to politely is so once more.
  const asked = input.history.findLast(({ role }) => role === 'ai')?.content ?? ''
  const isFormal = mirror.formal?.marks.some((mark) => asked.includes(mark))
  const all = sayableIn(text, tag, isFormal ? mirror.formal?.own : mirror.own)
  const { right } = all.findLast(({ clause }) => isMeant(clause)) ?? all.at(-1) ?? {}
  if (right === undefined) return undefined
  return pickFresh(
    mirror.lines.map((line) => fillLine(line, { right })),
    input,
  )
}

/** Whether the tutor said something of a message back. */
export function wasReflected(message: string, input: Pick<TutorTurnInput, 'language' | 'history'>): boolean {
  const { tag } = input.language
  const { mirror } = tutorRulesOf(tag).hearing
  return [mirror?.own, mirror?.formal?.own].some((own) =>
    sayableIn(message, tag, own).some(({ right }) => wasSaid(right, input)),
  )
}

/** The clauses of a message that can be said back, and how. */
function sayableIn(
  message: string,
  tag: LanguageTag,
  own: Mirror['own'] = {},
): { clause: string; right: string }[] {
  const { hearing } = tutorRulesOf(tag)
  const { mirror } = hearing
  if (!mirror) return []
  return sentencesIn(message)
    .filter((sentence) => !hasQuestionMark(sentence))
    .flatMap((sentence) => clausesIn(sentence, hearing))
    .flatMap((clause) => {
      const right = turned(clause, mirror, own)
      return right === undefined ? [] : [{ clause, right }]
    })
}

/** A clause from the listener's side; undefined where it would be odd to say it back. */
function turned(clause: string, mirror: Mirror, own: Mirror['own']): string | undefined {
  const bare = clause
    .replace(/[\p{P}\s]+$/u, '')
    .replace(new RegExp(`^(?:${mirror.without.join('|')})+`, 'u'), '')
    .replace(new RegExp(`(?:${mirror.ends.join('|')})+$`, 'u'), '')
  const { length } = [...bare]
  const isSayable =
    length >= mirror.shortest &&
    length <= mirror.longest &&
    /^\p{Script=Han}[\p{L}\p{N} ]+$/u.test(bare) &&
    !patternIn(mirror.never).test(bare) &&
    !patternAtStart(mirror.neverFirst).test(bare) &&
    !mirror.neverLast.some((end) => bare.endsWith(end))
  const words = Object.keys(own).toSorted((one, other) => other.length - one.length)
  return isSayable ? bare.replace(new RegExp(words.join('|'), 'gu'), (word) => own[word] ?? word) : undefined
}
