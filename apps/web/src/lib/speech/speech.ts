import { onSignOut } from '@/lib/identity/clearings'
import { createAudioPlayer } from './audio-player'
import { obeyMediaKeys } from './media-session'
import { speakInOneTab } from './one-tab'
import { SpeechQueue } from './speech-queue'

/** Everything that is heard in the app goes through this one queue. */
export const speechQueue = new SpeechQueue(createAudioPlayer())
obeyMediaKeys(speechQueue, 'mediaSession' in navigator ? navigator.mediaSession : undefined)
speakInOneTab(
  speechQueue,
  'BroadcastChannel' in globalThis ? new BroadcastChannel('lingarden-speech') : undefined,
)

onSignOut(() => speechQueue.stop())
