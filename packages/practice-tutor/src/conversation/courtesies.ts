import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { languageOf } from '@lingarden/languages/find-language'
import { courtesies, type Courtesy } from '@lingarden/languages/kit/tutor/courtesies'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Match } from '../matching/match-answer.ts'
import { plainWord } from '../matching/tokens.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { lineFor } from './lines.ts'
import type { Problem } from './read-message.ts'
import { joinSentences } from './turn.ts'
import { answeredFrom } from './understood-from.ts'

function plainText(text: string, { language, tutorName }: Pick<TutorTurnInput, 'language' | 'tutorName'>) {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(tutorName.toLowerCase(), ' ')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}'-]+/gu, ' ')
    .trim()
  return plainWord(words.replaceAll(' ', languageOf(language.tag).wordJoiner), language.tag)
}

/** The courtesies of a message that says nothing else, in the order in which they are answered; none of any other. */
export function readCourtesies(
  text: string,
  input: Pick<TutorTurnInput, 'language' | 'tutorName'>,
): Courtesy[] {
  const { whole, each } = tutorRulesOf(input.language.tag).courtesies
  const plain = plainText(text, input)
  return whole.test(plain) ? courtesies.filter((courtesy) => each[courtesy].test(plain)) : []
}

/**
 * Answers greetings, thanks and goodbyes as anybody would, wherever they are said; undefined where a message says more, or
 * where they are the answer that was expected. An open slot expects none: nobody is called Gracias.
 */
export function answerCourtesy(
  text: string,
  match: Match | undefined,
  input: TutorTurnInput,
): Problem | undefined {
  const isExpected = (match?.similarity ?? 0) >= answeredFrom && !match?.steps.some(isOpen)
  const said = isExpected ? [] : readCourtesies(text, input)
  if (said.length === 0) return undefined
  return {
    line: joinSentences(
      input.language.tag,
      said.map((courtesy) => lineFor(courtesy, input)),
    ),
    hint: feedbackTexts(input).courteous,
    isMiss: false,
  }
}

const isOpen = ({ kind }: Match['steps'][number]) => kind === 'open'
