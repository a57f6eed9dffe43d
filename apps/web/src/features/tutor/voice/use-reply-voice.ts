import { withPauses } from '@lingarden/domain/mistakes/gap'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { Profile } from '@lingarden/database/rows/profile'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { announceSpeechFailure } from '@/lib/speech/announce-speech-failure'
import { SpeechError } from '@/lib/speech/fetch-clip'
import { loadClip } from '@/lib/speech/load-clip'
import { speechQueue } from '@/lib/speech/speech'
import { slowDown } from '@/lib/speech/speech-rate'
import { useSpeechPhase } from '@/lib/speech/use-speech'
import { hasInteracted } from '@/lib/speech/user-interaction'
import type { Conversation } from '../conversation/conversation'
import { useStableCallback } from '../../../lib/use-stable-callback'
import type { ReplyLatency } from './message-audios'
import { replyChanges } from './reply-changes'
import { ReplyVoice } from './reply-voice'

type VoiceProfile = Pick<Profile, 'voice_setting' | 'auto_generate_audio' | 'autoplay_audio'>

/** Without a connection nobody asked for speech, so nobody is told that there is none. */
function announce(cause: unknown, isByHand: boolean): void {
  const isUnreachable = cause instanceof SpeechError && cause.status === 0
  const isBlocked = cause instanceof DOMException && cause.name === 'NotAllowedError'
  if (isByHand || !(isUnreachable || isBlocked)) announceSpeechFailure(cause)
}

/** The voice of a conversation: it reads out what comes in, as the learner wants it, while the tutor is in view. */
export function useReplyVoice(
  conversation: Conversation,
  { tag }: SupportedLanguage,
  profile: VoiceProfile,
): ReplyVoice {
  const load = useStableCallback((text: string, signal: AbortSignal) =>
    loadClip({ text: withPauses(text), voice: profile.voice_setting, language: tag }, signal),
  )
  const wishes = useStableCallback(() => ({
    generates: profile.auto_generate_audio,
    plays: profile.autoplay_audio,
  }))
  const [voice] = useState(
    () =>
      new ReplyVoice({
        queue: speechQueue,
        load,
        wishes,
        hasInteracted,
        announce,
        slowDown,
        now: () => performance.now(),
      }),
  )
  const seen = useRef<Conversation>(undefined)
  const follow = useEffectEvent((next: Conversation) => {
    const changes = replyChanges(seen.current, next)
    seen.current = next
    for (const change of changes) voice.follow(change)
  })
  useEffect(() => follow(conversation), [conversation])
  useEffect(() => () => voice.silence(), [voice])
  return voice
}

/** The voice of the conversation on the screen; without it messages cannot be heard. */
export const ReplyVoiceContext = createContext<ReplyVoice | undefined>(undefined)

interface MessageVoice {
  phase: 'idle' | 'loading' | 'playing' | 'paused'
  audioPlayed: boolean
  pendingAudioGeneration: boolean
}

/** How a message is heard. */
export function useMessageVoice(id: string, { audios }: ReplyVoice): MessageVoice {
  const phase = useSpeechPhase(id)
  const { pending, audioPlayed } = useSyncExternalStore(audios.subscribe, () => audios.get(id))
  return { phase, audioPlayed, pendingAudioGeneration: pending > 0 || phase === 'loading' }
}

/** The word of a message that is heard now; only this message renders for it. */
export function useSpokenRange(id: string): { offset: number; length: number } | undefined {
  return useSyncExternalStore(speechQueue.subscribe, () => {
    const { current, word } = speechQueue.getState()
    return current === id ? word : undefined
  })
}

/** How long the last reply took. */
export function useReplyLatency(): ReplyLatency {
  const audios = useContext(ReplyVoiceContext)?.audios
  return useSyncExternalStore(audios?.subscribe ?? nothing, audios?.getLatency ?? noLatency)
}

const none: ReplyLatency = {}
const noLatency = () => none
const nothing = () => () => undefined
