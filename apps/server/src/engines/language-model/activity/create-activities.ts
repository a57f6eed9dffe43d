import { readFileSync } from 'node:fs'
import { exerciseKinds, type ExerciseKind } from '@lingarden/domain/exercises/exercise'
import { helpLanguages } from '@lingarden/languages/help-languages'
import { mistakeInSentence } from '@lingarden/domain/mistakes/mistake-in-sentence'
import { wordsWithOneTooMany } from '@lingarden/domain/mistakes/one-too-many'
import { scaleOf } from '@lingarden/domain/level-scale'
import type { ActivityMaterial } from '@lingarden/domain/tutor-activity'
import type { MakeActivity } from '@lingarden/domain/tutor-help'
import type { CallableModel } from '../call/call-model.ts'
import { collectText } from '../call/collect-text.ts'
import type { TimeLimits } from '../call/watchdog.ts'
import { classifyError } from '../classify-error.ts'
import { ModelProblem, type Problem } from '../errors.ts'
import type { Ladder } from '../ladder.ts'
import { cleanLine, wrapLearnerText } from '../prompt/clean-data.ts'
import { fillTemplate } from '../prompt/fill-template.ts'
import { activityShapes, readActivity } from './activity-shape.ts'

/** Longest answer that is read, in characters. */
const maxAnswer = 8000
/** A learner who waits longer would rather have the exercises of the rules. */
const longestWait = 20_000
/** What the model hears of the conversation, of the mistakes and of the words at most. */
const most = { sentences: 12, mistakes: 3, words: 20 }

interface ActivityDeps {
  model: CallableModel
  ladder: Ladder
  limits: TimeLimits
  report: (problem: Problem) => void
}

const readPrompt = (name: string) =>
  readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim()

/** Exercises by the language model: one call, read as a whole, and only what can be answered is passed on. */
export function createActivities({ model, ladder, limits, report }: ActivityDeps): MakeActivity {
  const prompt = readPrompt('activity')
  const kinds = Object.fromEntries(exerciseKinds.map((kind) => [kind, readPrompt(`activity-${kind}`)]))

  return async (material, { language, level, into, seed, signal }) => {
    const kind = material.kind ?? chooseKind(material, seed)
    const instructions = fillTemplate(prompt, {
      language: language.language,
      into: helpLanguages[into],
      level: scaleOf(level, language.tag),
      shape: kinds[kind] ?? '',
    })
    const messages = [{ role: 'user' as const, content: wrapLearnerText(describe(material)) }]
    const schema = ladder.rung === 'schema' ? activityShapes[kind] : undefined
    try {
      const answer = await collectText(
        model,
        { instructions, messages, schema },
        {
          limits: { ...limits, totalMs: Math.min(limits.totalMs, longestWait) },
          leaving: signal,
          longest: maxAnswer,
        },
      )
      const activity = readActivity(answer, kind, language.tag)
      if (!activity) throw new ModelProblem({ kind: 'bad_response' })
      return activity
    } catch (cause) {
      const problem = classifyError(cause)
      if (problem.kind !== 'aborted') report(problem)
      throw cause
    }
  }
}

function chooseKind({ mistakes: [mistake] }: ActivityMaterial, seed: number): ExerciseKind {
  if (!mistake) return exerciseKinds[seed % exerciseKinds.length] ?? 'cloze'
  const pair = mistakeInSentence(mistake)
  // No gap can ask for nothing.
  return pair && wordsWithOneTooMany(pair) ? 'choice' : 'cloze'
}

function describe({ sentences, mistakes, words }: ActivityMaterial): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)]
  return [
    ...section(
      'Mistakes, wrong → right',
      mistakes
        .slice(0, most.mistakes)
        .map((mistake) => mistakeInSentence(mistake) ?? { wrong: mistake.original, right: mistake.corrected })
        .map(({ wrong, right }) => `${cleanLine(wrong, 200)} → ${cleanLine(right, 200)}`),
    ),
    ...section(
      'Said in the conversation',
      sentences.slice(-most.sentences).map(({ text }) => cleanLine(text, 200)),
    ),
    ...section(
      "The learner's words",
      words.slice(0, most.words).map(({ term }) => cleanLine(term, 60)),
    ),
  ].join('\n')
}
