let channel: BroadcastChannel | undefined

/** A channel hears what others say and never itself, so one is enough for telling and hearing. */
function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel('lingarden')
  return channel
}

/** What one tab tells the others: about what, and what is new of it. */
interface TabNews<News> {
  topic: string
  news: News
}

/** A way to tell the other tabs of this browser of one thing, and to hear of it from them. */
export interface TabTopic<News> {
  tell: (news: News) => void
  /** @returns how to stop */
  hear: (listener: (news: News) => void) => () => void
}

export function openTopic<News>(topic: string): TabTopic<News> {
  return {
    tell: (news) => openChannel()?.postMessage({ topic, news } satisfies TabNews<News>),
    hear: (listener) => {
      const hear = ({ data }: MessageEvent<TabNews<News>>) => {
        if (data.topic === topic) listener(data.news)
      }
      const open = openChannel()
      open?.addEventListener('message', hear)
      return () => open?.removeEventListener('message', hear)
    },
  }
}
