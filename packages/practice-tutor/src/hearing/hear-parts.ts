import { languageOf } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { readCourtesies } from '../conversation/courtesies.ts'
import { correctFrom } from '../conversation/understood-from.ts'
import { answerAmong, nameBefore } from './answer-among.ts'
import { answerInOtherForm } from './answer-in-other-form.ts'
import { answerMeant, answerUnsure } from './answer-meant.ts'
import { asksTutor, asksWord, isAskedFor, isProposal, isWanted } from './asked-for.ts'
import { bareAnswer, bareIn, isOpposite, isYesToMore } from './bare-answer.ts'
import { closingMove } from './closing-move.ts'
import { findMove } from './find-move.ts'
import { isNever } from './fits-account.ts'
import {
  answerTaken,
  hearAnswer,
  isLooseAnswer,
  isOpenAnswer,
  partFrom,
  type HeardAnswer,
  type Place,
} from './hear-answer.ts'
import type { Heard } from './heard.ts'
import { isElsewhere } from '../relevance/is-elsewhere.ts'
import { isLeftOpen } from './is-left-open.ts'
import { isHeardOnly } from './is-acknowledgement.ts'
import { agreedByJoining, asksToJoin } from './joining.ts'
import { isNonsense } from './is-nonsense.ts'
import { isReadable } from './is-readable.ts'
import { isPlainQuestion } from './is-plain-question.ts'
import { repeatsQuestion } from './repeats-question.ts'
import { isAskedFirst, isUndecided, isUnsure } from './is-unsure.ts'
import { openAnswer } from './open-question.ts'
import { asksBehind, isQuestion, isRelative } from './questions.ts'
import { requestedIn } from './requested.ts'
import { clausesIn, mostClauses, sentencesIn } from './split-text.ts'
import { isAskedByScene, isLessIn, isSure, isWholeAnswer } from './sure-answer.ts'
import { isTagBehind } from './tag-behind.ts'
import { tellingAndQuestion } from './telling-and-question.ts'
import { turnedAnswer, withoutWish } from './turned-answer.ts'
import { withoutGuess } from './without-guess.ts'
import { withoutDeniedRelative } from './without-relative.ts'
import { wordedAnswer } from './worded-answer.ts'
import { hasQuestionMark } from './question-mark.ts'

const isAllElse = ({ moves, questions, statements }: Heard): boolean =>
  moves.length + questions.length > 0 && statements.length === 0

/**
 * Reads a message sentence by sentence, and where a sentence says nothing as a whole, clause by clause: a right answer
 * stays one, whatever is told beside it.
 * @param tutorName is no word of a greeting
 */
export function hearParts(text: string, place: Place, tutorName: string): Heard {
  const { hearing } = tutorRulesOf(place.language)
  const speakers = { language: languageOf(place.language), tutorName }
  const heard: Heard = { answer: undefined, moves: [], questions: [], statements: [] }
  const answers = new Map<string, HeardAnswer | undefined>()
  if (isYesToMore(text, place)) return { ...heard, statements: [text] }
  const asksFirst = isAskedFirst(text, place)
  const whole = isLeftOpen(text, place, isPlainQuestion(text, place)) ? undefined : wholeAnswer()
  if (whole && isWholeAnswer(whole) && (isAskedByScene(whole, text) || !asksBesides(text)))
    return { ...heard, answer: whole, moves: closingMove(text, hearing) }
  for (const sentence of sentencesIn(text)) readPart(sentence, true)
  // Wordings may have several sentences.
  return heard.answer || heard.taken || !whole || isAllElse(heard)
    ? withoutGuess(heard)
    : { ...heard, answer: whole, statements: [] }

  /** A name or a place does not go on behind a full stop, nor where a clause alone is the answer. */
  function wholeAnswer(): HeardAnswer | undefined {
    const answer = answerOf(text)
    if (!answer || !isOpenAnswer(answer)) return answer
    const clauses = place.node.asks ? clausesIn(text, hearing).slice(0, mostClauses) : []
    const isAlone = (clause: string) => {
      const match = answerOf(clause)?.match
      return match && match.similarity >= correctFrom && isLessIn(match.slots, answer.match.slots)
    }
    // “I am from France, where are you from?”: no place goes on with a question.
    if (clauses.length > 1 && hasQuestionMark(text) && asksWord(clauses.at(-1) ?? '', place)) return undefined
    return sentencesIn(text).length > 1 || (clauses.length > 1 && clauses.some(isAlone)) ? undefined : answer
  }

  /** Parts are looked at again as runs of clauses, and one sentence is the whole message. */
  function answerOf(part: string): HeardAnswer | undefined {
    if (!answers.has(part)) answers.set(part, hearAnswer(part, place))
    return answers.get(part)
  }

  /** @param isWhole whether it may still be looked at clause by clause */
  function readPart(part: string, isWhole: boolean): void {
    if (isUndecided(part, place)) return void heard.moves.push({ move: 'dontKnow' })
    if (readBare(part) || (asksFirst && readAskedFirst(part, isWhole)) || readTurned(part)) return
    if (repeatsQuestion(part, place)) return void heard.questions.push(part)
    const asked = isPlainQuestion(part, place)
    const answer = heard.answer || asked ? undefined : answerOf(part)
    if (answer && isSure(answer)) heard.answer = answer
    else if (
      readUnsure(part) ||
      readMove(part, isWhole) ||
      readRequest(part) ||
      (isWhole && readTellingAndQuestion(part))
    )
      return
    else if (!readQuestion(part, answer, isWhole))
      readTelling(withoutDeniedRelative(part, place.language), answer, isWhole)
  }

  /** A yes or a no by itself means what the question asks, and no word that an answer happens to have in common with it. */
  function readBare(part: string): boolean {
    if (isTagBehind(part, text, hearing)) return heard.questions.push(part) > 0
    const bare = heard.answer || heard.taken ? undefined : bareIn(part, place.language)
    if (bare === undefined) return isHeardOnly(part, place, answerOf) && heard.statements.push(part) > 0
    const answer = place.node.asks ? undefined : answerOf(part)
    const expected = bareAnswer(bare, place.node, place.language)
    if (answer && isSure(answer) && answer.match.similarity >= correctFrom) heard.answer = answer
    else if (expected) heard.taken = { text: part, expected, isBare: true }
    else heard.statements.push(part)
    return true
  }

  function readAskedFirst(part: string, isWhole: boolean): boolean {
    if (isWhole && readTellingAndQuestion(part)) return true
    if (isUnsure(part, place)) heard.moves.push({ move: 'dontKnow' })
    else if (readMove(part, isWhole)) return true
    else if (isQuestion(part, hearing) && !isAskedFor(part, place)) heard.questions.push(part)
    else return false
    return true
  }

  /** “I would like to, but …” */
  function readTurned(part: string): boolean {
    if (heard.answer || heard.taken) return false
    const expected = turnedAnswer(part, place)
    const rest = expected ? undefined : withoutWish(part, place)
    if (expected) heard.taken = { text: part, expected }
    else if (rest === '') heard.statements.push(part)
    else if (rest !== undefined) readPart(rest, true)
    return expected !== undefined || rest !== undefined
  }

  /** “No idea” answers where the scene expects that somebody may not know. */
  function readUnsure(part: string): boolean {
    if (heard.answer || heard.taken || findMove(part, hearing.moves)?.move !== 'dontKnow') return false
    const expected = answerTaken(part, place) ?? answerUnsure(part, place)
    if (expected) heard.taken = { text: part, expected }
    return expected !== undefined
  }

  /** “Could you bring me a beer?” orders one. */
  function readRequest(part: string): boolean {
    const wanted = heard.answer || heard.taken ? undefined : requestedIn(part, hearing)
    const answer = wanted === undefined ? undefined : answerOf(wanted)
    const isMeant = answer && !isOpenAnswer(answer) && answer.match.similarity >= partFrom
    if (isMeant) heard.answer = answer
    return isMeant === true || (wanted !== undefined && readTaken(wanted))
  }

  function readTellingAndQuestion(part: string): boolean {
    const clauses = tellingAndQuestion(part, place)
    for (const clause of clauses ?? []) readPart(clause, false)
    return clauses !== undefined
  }

  /** “My name is Tom. What's yours?” answers and asks. */
  function asksBesides(all: string): boolean {
    const sentences = sentencesIn(all)
    const [last = ''] = sentences.slice(-1)
    const isAnswer = answerOf(sentences.slice(0, -1).join(' ')) !== undefined
    return sentences.length > 1 && isAnswer && isQuestion(last, hearing) && !findMove(last, hearing.moves)
  }

  function readMove(part: string, isWhole: boolean): boolean {
    if (!isWhole && isRelative(part, hearing)) return false
    const courtesies = readCourtesies(part, speakers).map((move) => ({ move }))
    const move = findMove(part, hearing.moves)
    const found = courtesies.length > 0 ? courtesies : move ? [move] : []
    heard.moves.push(...found)
    return found.length > 0
  }

  /** What asks something answers only where the scene expects that very question. */
  function readQuestion(part: string, answer: HeardAnswer | undefined, isWhole: boolean): boolean {
    const isAsked = isWhole ? isQuestion(part, hearing) : asksBehind(part, hearing)
    if (!isAsked || !isReadable(part, place.language, place.lexicon)) return false
    if (asksToJoin(part, place)) return readJoining(part)
    const isMeant = answer && !isOpenAnswer(answer) && answer.match.similarity >= partFrom
    if (isMeant && (isSure(answer) || isProposal(part, place) || !asksTutor(part, place)))
      heard.answer = answer
    else if (!(isAskedFor(part, place) || isWanted(part, place)) || !readTaken(part))
      heard.questions.push(part)
    return true
  }

  function readJoining(part: string): boolean {
    const expected = heard.answer || heard.taken ? undefined : agreedByJoining(place)
    if (expected) heard.taken = { text: part, expected }
    heard.questions.push(part)
    return true
  }

  function readTelling(part: string, answer: HeardAnswer | undefined, isWhole: boolean): void {
    const clauses = isWhole ? clausesIn(part, hearing).slice(0, mostClauses) : []
    const named = heard.answer || !place.node.asks ? undefined : nameBefore(clauses, answerOf)
    const best =
      named ?? (heard.answer || clauses.length < 2 ? undefined : answerAmong(part, clauses, answerOf))
    if (isMeantOtherwise(part, best ?? answer)) readTaken(part)
    else if (best && best.match.similarity > (answer?.match.similarity ?? 0)) {
      heard.answer = best
      const rest = clauses.filter((clause) => !best.text.includes(clause))
      for (const clause of rest) readPart(clause, false)
    } else if (answer) heard.answer = answer
    else if (clauses.length > 1 && clauses.some((clause) => findMove(clause, hearing.moves)))
      for (const clause of clauses) readPart(clause, false)
    else if (!readTaken(part) && !clauses.some(readTakenClause) && !readOpen(part))
      heard.statements.push(part)
  }

  /** Whether its words of content mean another answer than the little that a wording has in common with it. */
  function isMeantOtherwise(part: string, answer: HeardAnswer | undefined): boolean {
    if (!answer || !isLooseAnswer(answer, place.language) || heard.taken) return false
    const isBare = bareIn(answer.text, place.language) !== undefined
    const about = isBare || isOpenAnswer(answer) ? answerMeant(part, place) : undefined
    const expected = answerTaken(part, place) ?? about
    const found = answer.match.answer
    return expected !== undefined && expected !== found && !(isBare && isOpposite(expected, found, place))
  }

  function readTaken(part: string): boolean {
    const { answer, taken } = heard
    const expected =
      answer || (taken && !taken.isBare) ? undefined : (wordedAnswer(part, place) ?? answerMeant(part, place))
    // “Yes, a biscuit” is about the biscuit; “yes, no problem” refuses nothing.
    if (!expected || (taken && isOpposite(expected, taken.expected, place))) return false
    heard.taken = { text: part, expected }
    return true
  }

  /** Of a sentence that means nothing as a whole a clause may: “it is hot, so a lemonade”. */
  function readTakenClause(clause: string, _: number, { length }: readonly string[]): boolean {
    return length > 1 && readTaken(clause)
  }

  function readOpen(part: string): boolean {
    const isOther = isElsewhere(part, place) || isNever(part, place) || isNonsense(part, place)
    if (heard.answer || heard.taken || isOther) return false
    const expected = openAnswer(part, place) ?? answerInOtherForm(part, place)
    if (expected) heard.taken = { text: part, expected, isLoose: true }
    return expected !== undefined
  }
}
