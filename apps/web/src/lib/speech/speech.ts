import { onSignOut } from '@/lib/session/sign-out'
import { createAudioPlayer } from './audio-player'
import type { SpeechClip } from './clip'
import { fetchClip, type Utterance } from './fetch-clip'
import { RecentClips } from './recent-clips'
import { SpeechQueue } from './speech-queue'

/** Everything that is heard in the app goes through this one queue. */
export const speechQueue = new SpeechQueue(createAudioPlayer())

const clips = new RecentClips<SpeechClip>()

/** Has a text read out, or takes the clip that was heard before. */
export async function loadClip(utterance: Utterance, signal: AbortSignal): Promise<SpeechClip> {
  const key = [utterance.language, utterance.voice, utterance.text].join('\n')
  const known = clips.get(key)
  if (known) return known
  const clip = await fetchClip(utterance, signal)
  clips.set(key, clip)
  return clip
}

onSignOut(async () => {
  speechQueue.stop()
  clips.clear()
})
