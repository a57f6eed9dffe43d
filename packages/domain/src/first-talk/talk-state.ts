import type { FirstChip, FirstLine, FirstTalk } from '@lingarden/languages/first-talk'
import { answerTo, firstSteps, type FirstAnswer, type FirstStep } from './answers.ts'
import { inFrame } from './in-frame.ts'
import { readOwnSentence } from './mend-own.ts'

/** The step that comes next; undefined once all was said. */
export function nextStep(talk: FirstTalk, answers: readonly FirstAnswer[]): FirstStep | undefined {
  return firstSteps.find((step) => !answerTo(answers, step) && !(step === 'mend' && isRight(talk, answers)))
}

function isRight(talk: FirstTalk, answers: readonly FirstAnswer[]): boolean {
  const own = answerTo(answers, 'own')
  return own !== undefined && readOwnSentence(talk, own, 'en').corrections.length === 0
}

/** The answers that were given before a step, for whoever goes back to it. */
export const answersBefore = (answers: readonly FirstAnswer[], step: FirstStep): FirstAnswer[] =>
  answers.filter((answer) => firstSteps.indexOf(answer.step) < firstSteps.indexOf(step))

/** What the learner wrote, for the places of the lines that stand for it. */
function filled(answers: readonly FirstAnswer[]): Record<string, string> {
  return {
    name: answerTo(answers, 'name')?.text ?? '',
    place: answerTo(answers, 'place')?.text ?? '',
    own: answerTo(answers, 'own')?.text ?? '',
  }
}

/** A line with what the learner wrote in its places. */
export function fillLine(line: FirstLine, answers: readonly FirstAnswer[]): FirstLine {
  const values = filled(answers)
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const means = Object.fromEntries(Object.entries(line.means).map(([reader, text]) => [reader, fill(text)]))
  return { ...line, text: fill(line.text), means }
}

/** What the tutor says in a step; undefined while the learner mends their sentence. */
export function lineOf(
  talk: FirstTalk,
  step: FirstStep,
  answers: readonly FirstAnswer[],
): FirstLine | undefined {
  if (step === 'mend') return undefined
  return fillLine(step === 'contrast' ? replyToOwn(talk, answers) : talk[step].says, answers)
}

function replyToOwn(talk: FirstTalk, answers: readonly FirstAnswer[]): FirstLine {
  const own = answerTo(answers, 'own')
  if (!own) return talk.own.reply
  const { word, isUsualSlip } = readOwnSentence(talk, own, 'en')
  return word?.reply ?? (isUsualSlip ? talk.own.mendedReply : talk.own.reply)
}

/** What can be tapped to be said in a step; nothing where one writes. */
export function chipsOf(
  talk: FirstTalk,
  step: FirstStep,
  answers: readonly FirstAnswer[],
): readonly FirstChip[] {
  if (step === 'hello' || step === 'goodbye') return talk[step].chips
  if (step !== 'contrast') return []
  const own = answerTo(answers, 'own')
  const word = own && readOwnSentence(talk, own, 'en').word
  return talk.contrasts[word?.contrast ?? talk.own.contrast] ?? []
}

/** What the learner said in a step, as a whole sentence; undefined where they said nothing. */
export function sentenceOf(
  talk: FirstTalk,
  answer: FirstAnswer,
  answers: readonly FirstAnswer[],
): string | undefined {
  switch (answer.step) {
    case 'hello':
    case 'contrast':
    case 'goodbye':
      return answer.text
    case 'mend': {
      const own = answerTo(answers, 'own')
      return answer.isSaid && own ? readOwnSentence(talk, own, 'en').mended : undefined
    }
    case 'recall': {
      const { frame, answer: right } = talk.recall
      return answer.isRight ? inFrame(frame, right) : undefined
    }
    case 'name':
    case 'place':
    case 'own':
      return inFrame(talk[answer.step].frame, answer.text)
  }
}
