import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { RequestPatterns } from '@lingarden/languages/kit/tutor/requests'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { allTexts, feedbackTexts } from '../texts/texts-in.ts'
import { lineFor } from './lines.ts'
import type { Problem } from './read-message.ts'

/** What a learner may ask instead of answering: what a word means, how something is said, or for simpler words. */
type Request = { kind: 'meaning' | 'wording'; of: string } | { kind: 'simpler' }

/** What a message asks for, in any language of the interface or in the one that is learnt; undefined where nothing. */
export function readRequest(text: string, language: LanguageTag): Request | undefined {
  const { requests } = tutorRulesOf(language)
  const known: RequestPatterns[] = [
    ...allTexts.map((texts) => texts.requests),
    ...(requests ? [requests] : []),
  ]
  const find = (kind: 'meaning' | 'wording') =>
    known
      .flatMap((patterns) => patterns[kind])
      .map((pattern) => pattern.exec(text)?.groups?.['of']?.trim())
      .find((asked) => asked)
  if (known.some(({ simpler }) => simpler.some((pattern) => pattern.test(text)))) return { kind: 'simpler' }
  const word = find('wording')
  if (word !== undefined) return { kind: 'wording', of: word }
  const meant = find('meaning')
  return meant === undefined ? undefined : { kind: 'meaning', of: meant }
}

/** Tells where the answer is; the scene goes on in simpler words. Who only asks about a word has not missed anything. */
export function helpWith(request: Request, input: TutorTurnInput): Problem {
  const texts = feedbackTexts(input)
  if (request.kind === 'simpler')
    return { line: lineFor('simpler', input), hint: texts.inSimplerWords, isMiss: true }
  const hint = request.kind === 'meaning' ? texts.clickWord(request.of) : texts.lookUpMeaning(request.of)
  return { line: lineFor('goodQuestion', input), hint, isMiss: false }
}
