import { expect, it, vi } from 'vitest'
import { obeyMediaKeys } from './media-session'
import { speakInOneTab } from './one-tab'
import { SpeechQueue, type ClipPlayer } from './speech-queue'

/** A queue whose clips never end by themselves. */
function openQueue() {
  let finish: (() => void) | undefined
  const player: ClipPlayer = {
    play: () => new Promise((resolve) => (finish = resolve)),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    stop: () => finish?.(),
    setRate: vi.fn<(rate: number) => void>(),
  }
  const queue = new SpeechQueue(player)
  const play = async () => {
    void queue.playNow({ id: 'a', load: async () => ({ audio: new Blob() }) })
    await vi.waitFor(() => expect(queue.getState().phase).toBe('playing'))
  }
  return { queue, play }
}

it('obeys the media keys, and tells the system what is heard', async () => {
  const { queue, play } = openQueue()
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  const session = {
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (action === 'stop') throw new TypeError('unknown action')
      handlers.set(action, handler)
    },
  }
  obeyMediaKeys(queue, session)
  await play()
  expect(session.playbackState).toBe('playing')
  handlers.get('pause')?.({ action: 'pause' })
  expect([queue.getState().phase, session.playbackState]).toEqual(['paused', 'paused'])
  handlers.get('play')?.({ action: 'play' })
  expect([queue.getState().phase, session.playbackState]).toEqual(['playing', 'playing'])
  queue.stop()
  expect(session.playbackState).toBe('none')
})

it('[4.15a] falls silent when another tab begins to speak', async () => {
  const [here, there] = [openQueue(), openQueue()]
  const hears: (() => void)[] = []
  const channelOf = (place: number) => ({
    postMessage: () => hears[1 - place]?.(),
    addEventListener: (_name: string, hear: () => void) => void (hears[place] = hear),
  })
  speakInOneTab(here.queue, channelOf(0) as unknown as BroadcastChannel)
  speakInOneTab(there.queue, channelOf(1) as unknown as BroadcastChannel)
  await here.play()
  await there.play()
  expect([here, there].map(({ queue }) => queue.getState().phase)).toEqual(['idle', 'playing'])
  here.queue.pause()
  there.queue.pause()
  there.queue.resume()
  expect(there.queue.getState().phase).toBe('playing')
})
