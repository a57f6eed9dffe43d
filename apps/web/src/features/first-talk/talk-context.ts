import type { FirstTalk } from '@lingarden/languages/first-talk'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { createContext, use } from 'react'
import type { Texts } from '@/i18n/groups'
import type { InterfaceLanguage } from '@/i18n/languages'
import type { BrowserVoice } from '@/lib/speech/use-browser-voice'

/** What every part of the talk reads. */
export interface TalkContext {
  /** As it goes at the learner's level, once that is chosen. */
  talk: FirstTalk
  /** Whether the tutor's lines are to be read before their meaning is: not for whoever begins from nothing. */
  hidesMeanings: boolean
  language: SupportedLanguage
  /** The tutor's name, in letters that the reader knows. */
  tutor: string
  texts: Texts['firstTalk']
  /** In which what is said is explained. */
  reader: InterfaceLanguage
  voice: BrowserVoice
}

export const TalkPlace = createContext<TalkContext | undefined>(undefined)

/** @throws where it is read outside of the talk */
export function useTalk(): TalkContext {
  const context = use(TalkPlace)
  if (!context) throw new Error('The first talk is read outside of it')
  return context
}
