import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { keptTalkSchema } from '@lingarden/domain/first-talk/kept-talk'
import type { Level } from '@lingarden/domain/levels'
import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import { talkKey } from './is-talk-kept'

/** The first talk as this browser keeps it, whether or not it came to its end. */
export interface StoredTalk {
  /** Names it, so that an account takes it over once. */
  id: string
  tag: LanguageTag
  level: Level
  /** Whether they could say a sentence of the language. */
  knowsSome?: boolean | undefined
  answers: FirstAnswer[]
}

/** What is kept; undefined where nothing is, or nothing that can be read. */
export function readTalk(): StoredTalk | undefined {
  const { data } = keptTalkSchema.safeParse(readLocal(talkKey))
  const language = findLanguage(data?.tag)
  return data && language && language.tag === data.tag ? { ...data, tag: language.tag } : undefined
}

export const storeTalk = (talk: StoredTalk): void => writeLocal(talkKey, talk)

export const forgetTalk = (): void => removeLocal(talkKey)
