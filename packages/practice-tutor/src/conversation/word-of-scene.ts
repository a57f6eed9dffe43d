import type { Heard } from '../hearing/heard.ts'
import { answersTo } from '../hearing/answers-to.ts'
import type { FoundMove } from '../hearing/find-move.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { SceneTurn } from './scene-turn.ts'

/**
 * What was heard, where a word is asked about that no dictionary has and the scene explains (“what is gazpacho?”): that is a
 * question of the scene.
 */
export function withWordsOfScene(turn: SceneTurn, heard: Heard): Heard {
  const asked = heard.moves.find((move) => isUnknown(move, turn))
  if (!asked) return heard
  const { input, text, scene, node, lexicon } = turn
  const { tag } = input.language
  const part = sentencesIn(text)
    .flatMap((sentence) => [sentence, ...clausesIn(sentence, tutorRulesOf(tag).hearing)])
    .find((each) => each.toLowerCase().includes(asked.of ?? ''))
  if (part === undefined || !answersTo(part, scene, { language: tag, lexicon, node })) return heard
  return {
    ...heard,
    moves: heard.moves.filter((move) => move !== asked),
    questions: [...heard.questions, part],
  }
}

const isUnknown = ({ move, of }: FoundMove, { glossary }: SceneTurn): boolean =>
  move === 'meaning' && of !== undefined && !glossary?.explain(of) && !glossary?.translate(of)
