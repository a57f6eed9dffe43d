import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { HelpLanguage } from '../../help-languages.ts'
import { bands, type Scene, type SceneNode } from '../../scene.ts'
import { isInAll, meaningsByText, textInAll as text, type TextInAll } from './text-in-all.ts'

const question = z.strictObject({ ask: text, simpler: text, told: text, back: text.optional() })
const talkSchema = z.strictObject({
  id: z.string().regex(/^open-[a-z-]+$/),
  title: text,
  goals: text,
  reply: text,
  welcome: z.array(text).min(1),
  closing: z.array(text).min(1),
  questions: z.array(
    question.extend({
      id: z.string(),
      band: z.enum(bands),
      tells: z.array(z.string()).min(1).optional(),
      further: question
        .extend({
          when: z.array(z.string()).min(1),
          tells: z.array(z.string()).min(1).optional(),
          model: text,
        })
        .optional(),
    }),
  ),
})
type Talk = z.output<typeof talkSchema>
type Question = Talk['questions'][number]

let read: Talk[] | undefined

/** The talks without a script, as they are written for all languages at once. */
function readTalks(): Talk[] {
  const folder = new URL('../../kit/talks/', import.meta.url)
  return (read ??= readdirSync(folder)
    .toSorted()
    .map((file) => talkSchema.parse(parse(readFileSync(new URL(file, folder), 'utf8')))))
}

/** What is asked on about also where it is told of somebody else: “my mother is a nurse”. */
const ofOthers: ReadonlySet<string> = new Set(['animal', 'food', 'job', 'celebration', 'unemployed'])

/** The talks as scenes of a language; none where nobody wrote them in it. */
export function talksIn(tag: string): Scene[] {
  if (!isInAll(tag)) return []
  return readTalks().map((talk) => ({
    id: talk.id,
    band: 'A1',
    title: talk.title,
    welcome: talk.welcome.map((each) => each[tag]),
    talk: { closing: talk.closing.map((each) => each[tag]) },
    goals: [talk.goals[tag]],
    slots: {},
    nodes: Object.fromEntries(
      talk.questions.flatMap((each, place) =>
        nodesOf(each, talk.questions[place + 1]?.id ?? 'end', talk, tag),
      ),
    ),
  }))
}

function nodesOf(asked: Question, next: string, { reply }: Talk, tag: HelpLanguage): [string, SceneNode][] {
  const { id, band, tells, further } = asked
  const answer = (told: TextInAll) => ({
    answers: [patternOf(told[tag])],
    reply: reply[tag],
    better: told[tag],
  })
  const told = { id: 'told', ...answer(asked.told), next }
  const own: SceneNode = {
    ask: [asked.ask[tag]],
    simpler: asked.simpler[tag],
    band,
    ...(tells && { tells }),
    expect: further
      ? [
          {
            id: 'more',
            ...answer(further.model),
            kinds: further.when.map((kind) => (ofOthers.has(kind) ? `${kind} of-others` : kind)),
            next: `${id}-on`,
          },
          told,
        ]
      : [told],
    ...(asked.back && { back: [asked.back[tag]] }),
    models: further ? [further.model[tag], asked.told[tag]] : [asked.told[tag]],
  }
  if (!further) return [[id, own]]
  const on: SceneNode = {
    ask: [further.ask[tag]],
    simpler: further.simpler[tag],
    band,
    follows: true,
    ...(further.tells && { tells: further.tells }),
    expect: [{ id: 'told', ...answer(further.told), next }],
    ...(further.back && { back: [further.back[tag]] }),
    models: [further.told[tag]],
  }
  return [
    [id, own],
    [`${id}-on`, on],
  ]
}

/** Marks mean nothing in a wording, and brackets something else. */
const patternOf = (told: string): string => told.replaceAll(/[[\](){}|]/gu, '')

/** What the texts of the talks mean, by the text in a language. */
export function talkMeanings(tag: string): Record<string, Partial<TextInAll>>[] {
  if (!isInAll(tag)) return []
  return readTalks().map((talk) => {
    const texts = [talk.reply, ...talk.welcome, ...talk.closing, ...talk.questions.flatMap(textsOf)]
    return meaningsByText(texts, tag)
  })
}

const textsOf = ({ ask, simpler, told, back, further }: Question): TextInAll[] => [
  ask,
  simpler,
  told,
  ...(back ? [back] : []),
  ...(further
    ? [further.model, further.ask, further.simpler, further.told, ...(further.back ? [further.back] : [])]
    : []),
]
