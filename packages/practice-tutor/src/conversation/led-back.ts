import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageOf } from '@lingarden/languages/find-language'
import type { Heard } from '../hearing/heard.ts'
import { isCourtesy } from './is-courtesy.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { leadBack } from './asking-on/lead-back.ts'
import { readTold } from './asking-on/told.ts'
import { statementsIn } from './asking-on/focus.ts'
import type { Going } from './lead-from.ts'
import type { SceneTurn } from './scene-turn.ts'
import { reactInTalk } from './talk.ts'
import { feedbackOf } from './turn.ts'

/** Answers what the learner asks about what they tell, in a talk without a script; undefined where they ask nothing of the kind. */
export function ledBack(
  turn: SceneTurn,
  heard: Heard,
  check: (turn: SceneTurn) => Correction[],
): Going | undefined {
  const { input, text, lexicon } = turn
  // Who wants to hear something again, or to leave, is not asked on.
  if (heard.moves.some(({ move }) => !isCourtesy(move) && move !== 'back' && move !== 'dontKnow'))
    return undefined
  const lead = leadBack(turn, heard)
  if (!lead) return undefined
  const { known, askedOn } = lead
  const corrections = check(turn)
  const texts = feedbackTexts(input)
  const told = readTold(statementsIn(text).join(' '), { language: input.language.tag, lexicon })
  const reaction = told.feeling
    ? reactInTalk(text, corrections, { told, follows: true, asksOn: undefined }, turn)
    : []
  return {
    reply: [...reaction, ...(known === undefined ? [] : [known])].join(
      languageOf(input.language.tag).wordJoiner,
    ),
    next: 'end',
    feedback: feedbackOf({
      positive: corrections.length > 0 ? texts.understood : texts.noMistakeFound,
      corrections,
    }),
    askedOn,
    isSad: told.feeling?.is === 'sad',
  }
}
