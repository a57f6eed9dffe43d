import { contentWords } from '../hearing/content-words.ts'
import { fits } from '../hearing/account.ts'
import type { Place } from '../hearing/hear-answer.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { clausesIn, mostClauses, sentencesIn } from '../hearing/split-text.ts'
import { languageOf } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { SceneNode } from '@lingarden/languages/scene'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/** Words, or pairs of characters, of a question that a message must have for it to answer that. */
const fewestShared = { words: 2, pairs: 3 }

/**
 * The questions of a talk that a message answers though they were not asked, so that nobody is asked what they told: a clause of it is
 * about what they ask, or has words of theirs.
 */
export function toldBeside(text: string, place: Pick<Place, 'scene' | 'language' | 'lexicon'>): string[] {
  const { scene, language, lexicon } = place
  const { hearing } = tutorRulesOf(language)
  const told = sentencesIn(text).filter((sentence) => !hasQuestionMark(sentence))
  const clauses = told.flatMap((sentence) => clausesIn(sentence, hearing).slice(0, mostClauses))
  const kinds = [...new Set([...told, ...clauses])].map((part) => kindsIn(part, language, lexicon))
  const fewest = languageOf(language).hasAlphabet ? fewestShared.words : fewestShared.pairs
  const words = contentWords(told.join(' '), language, lexicon)
  const isShared = ({ ask, models }: SceneNode) => {
    const own = contentWords([...ask, ...models].join(' '), language, lexicon)
    return [...words].filter((word) => own.has(word)).length >= fewest
  }
  const isTold = ({ tells = [] }: SceneNode) =>
    tells.some((account) => kinds.some((said) => fits(account, said)))
  return Object.entries(scene.nodes).flatMap(([id, node]) => (isTold(node) || isShared(node) ? [id] : []))
}
