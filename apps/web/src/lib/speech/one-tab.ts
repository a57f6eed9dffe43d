import type { SpeechQueue } from './speech-queue'

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** One voice at a time also where the app is open in several tabs: the one that begins to speak silences the others. */
export function speakInOneTab(
  queue: Pick<SpeechQueue, 'subscribe' | 'getState' | 'stop'>,
  channel: Channel | undefined,
): void {
  if (!channel) return
  let wasPlaying = false
  queue.subscribe(() => {
    const isPlaying = queue.getState().phase === 'playing'
    if (isPlaying && !wasPlaying) channel.postMessage('speaking')
    wasPlaying = isPlaying
  })
  channel.addEventListener('message', () => queue.stop())
}
