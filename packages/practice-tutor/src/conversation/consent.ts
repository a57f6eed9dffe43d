import { tutorRulesOf } from '@lingarden/languages/loaded'
import { bareIn } from '../hearing/bare-answer.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { patternAlone } from '../hearing/pattern-in.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { pickFresh } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/**
 * A yes to who asks behind their answer whether that is possible (“I pay by card, is that possible?”), where no reply has one.
 * @param replies what is said to the answer
 */
export function consentTo(
  replies: readonly string[],
  { input, text }: Pick<SceneTurn, 'input' | 'text'>,
): string[] {
  const { tag } = input.language
  const { hearing, kinds } = tutorRulesOf(tag)
  const [last = '', ...before] = sentencesIn(text)
    .flatMap((sentence) => clausesIn(sentence, hearing))
    .toReversed()
  const isAsked =
    before.length > 0 &&
    hasQuestionMark(last) &&
    patternAlone(kinds?.phrases['asking-consent'] ?? nothing).test(plainMove(last))
  if (!isAsked || replies.some((reply) => beginsWithYes(reply, input))) return []
  const yes = pickFresh(hearing.asked?.['permission']?.lines ?? nothing, input)
  return yes === undefined ? [] : [yes]
}

/** “Of course. Nine is fine.” */
function beginsWithYes(reply: string, { language: { tag } }: SceneTurn['input']): boolean {
  const [first = ''] = clausesIn(sentencesIn(reply)[0] ?? '', tutorRulesOf(tag).hearing)
  return bareIn(first, tag) === 'agreement'
}

const nothing: readonly string[] = []
