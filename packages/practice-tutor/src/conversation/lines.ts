import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Occasion } from '@lingarden/languages/kit/tutor/lines'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { SceneNode } from '@lingarden/languages/scene'

type SpeakerInput = Pick<TutorTurnInput, 'language' | 'seed'> & Partial<Pick<TutorTurnInput, 'history'>>

/** One of several equally good lines, chosen by the seed of the turn. */
export function pick(choices: readonly string[], seed: number): string {
  return choices[seed % choices.length] ?? ''
}

/** The question of a node, in one of its wordings. */
export const questionOf = ({ ask }: SceneNode, { seed }: Pick<SpeakerInput, 'seed'>): string =>
  pick(ask, seed)

/** Spaces that keep a mark from standing alone are those of the line. */
const plainSpaces = (text: string): string => text.replaceAll(/\s/gu, ' ')

/** Whether the tutor said a line in this conversation, alone or with others. */
export const wasSaid = (line: string, { history = [] }: Pick<SpeakerInput, 'history'>): boolean =>
  history.some(({ role, content }) => role === 'ai' && plainSpaces(content).includes(plainSpaces(line)))

/** Whether a line says that the tutor has no answer. */
export function saysNotToKnow(line: string, tag: LanguageTag): boolean {
  const { questionUnknown, ownUnknown } = tutorRulesOf(tag).lines
  return questionUnknown.includes(line) || ownUnknown.includes(line)
}

/** One of them that the tutor has not said in this conversation, as long as there is one. */
export function pickUnsaid(
  choices: readonly string[],
  { history = [], seed }: Pick<SpeakerInput, 'history' | 'seed'>,
): string {
  const unsaid = choices.filter((choice) => !wasSaid(choice, { history }))
  return pick(unsaid.length > 0 ? unsaid : choices, seed)
}

/** As `pickUnsaid`; undefined where all of them were said. */
export function pickFresh(
  choices: readonly string[],
  input: Pick<SpeakerInput, 'history' | 'seed'>,
): string | undefined {
  const line = pickUnsaid(choices, input)
  return line === '' || wasSaid(line, input) ? undefined : line
}

/** The wording that the tutor said last; undefined where it said none of them. */
export function lastAsked(
  wordings: readonly string[],
  { history }: Pick<TutorTurnInput, 'history'>,
): string | undefined {
  const last = history.findLast(
    ({ role, content }) =>
      role === 'ai' && wordings.some((wording) => plainSpaces(content).includes(plainSpaces(wording))),
  )
  return wordings.find((wording) => last && plainSpaces(last.content).includes(plainSpaces(wording)))
}

/** What the tutor says on an occasion, in the language of the lesson. */
export const lineFor = (occasion: Occasion, input: SpeakerInput): string =>
  pickUnsaid(tutorRulesOf(input.language.tag).lines[occasion], input)
