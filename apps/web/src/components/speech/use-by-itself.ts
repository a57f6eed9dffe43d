import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useEffectEvent } from 'react'
import { useProfile } from '@/lib/profile/get-profile'
import { loadClip } from '@/lib/speech/load-clip'
import { speechQueue } from '@/lib/speech/speech'
import { hasInteracted } from '@/lib/speech/user-interaction'
import { hearing, useChosenVoice } from './use-hear'

/**
 * Reads a text out when it comes, as far as the learner wants that, has done something on this page and there is a connection.
 * Nobody asked for it, so nobody is told where there is no voice: the text stands there.
 * @param text undefined where nothing is to be heard
 */
export function useByItself(text: string | undefined, languageCode: LanguageCode): void {
  const profile = useProfile().data
  const voice = useChosenVoice()
  const { idOf } = hearing(languageCode, voice)
  const say = useEffectEvent((said: string) => {
    const isWanted = profile?.auto_generate_audio && profile.autoplay_audio
    if (!isWanted || !hasInteracted() || !navigator.onLine) return
    const { tag: language } = languageByCode(languageCode)
    const load = (signal: AbortSignal) => loadClip({ text: said, voice, language }, signal)
    speechQueue.playNow({ id: idOf(said), load }).catch(() => undefined)
  })
  const hush = useEffectEvent((said: string) => {
    if (speechQueue.getState().current === idOf(said)) speechQueue.stop()
  })
  useEffect(() => {
    if (text === undefined) return undefined
    say(text)
    return () => hush(text)
  }, [text])
}
