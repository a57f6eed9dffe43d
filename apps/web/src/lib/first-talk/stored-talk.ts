import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import { firstAnswerSchema, type FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { levels } from '@lingarden/domain/levels'
import * as z from 'zod/mini'
import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import { talkKey } from './is-talk-kept'

/** The first talk as this browser keeps it, whether or not it came to its end. */
export interface StoredTalk {
  /** Names it, so that an account takes it over once. */
  id: string
  tag: LanguageTag
  level: (typeof levels)[number]
  answers: FirstAnswer[]
}

const schema = z.object({
  id: z.uuid(),
  tag: z.string(),
  level: z.enum(levels),
  answers: z.array(firstAnswerSchema).check(z.maxLength(8)),
})

/** What is kept; undefined where nothing is, or nothing that can be read. */
export function readTalk(): StoredTalk | undefined {
  const { data } = schema.safeParse(readLocal(talkKey))
  const language = findLanguage(data?.tag)
  return data && language && language.tag === data.tag ? { ...data, tag: language.tag } : undefined
}

export const storeTalk = (talk: StoredTalk): void => writeLocal(talkKey, talk)

export const forgetTalk = (): void => removeLocal(talkKey)
