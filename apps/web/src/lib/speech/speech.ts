import { onSignOut } from '@/lib/identity/clearings'
import { createAudioPlayer } from './audio-player'
import type { SpeechClip } from './clip'
import { fetchClip, type Utterance } from './fetch-clip'
import { obeyMediaKeys } from './media-session'
import { speakInOneTab } from './one-tab'
import { RecentClips } from './recent-clips'
import { SpeechQueue } from './speech-queue'
import { readClip, storeClip } from './stored-clips'

/** Everything that is heard in the app goes through this one queue. */
export const speechQueue = new SpeechQueue(createAudioPlayer())
obeyMediaKeys(speechQueue, 'mediaSession' in navigator ? navigator.mediaSession : undefined)
speakInOneTab(
  speechQueue,
  'BroadcastChannel' in globalThis ? new BroadcastChannel('lingarden-speech') : undefined,
)

const clips = new RecentClips<SpeechClip>()

/** Has a text read out, or takes the clip that was heard before: in this page, or in an earlier one. */
export async function loadClip(utterance: Utterance, signal: AbortSignal): Promise<SpeechClip> {
  const key = [utterance.language, utterance.voice, utterance.text].join('\n')
  const known = clips.get(key) ?? (await readClip(key))
  const clip = known ?? (await fetchClip(utterance, signal))
  clips.set(key, clip)
  // Nobody waits for it to be stored; where it cannot be, the page has it.
  if (!known) void storeClip(key, clip)
  return clip
}

onSignOut(async () => {
  speechQueue.stop()
  clips.clear()
})
