import { loadLexicon } from './load-lexicon'
import { createOfflineTutor } from './offline-tutor'
import type { OfflineAnswer, OfflineCall } from './protocol'

const takeTurn = createOfflineTutor(loadLexicon)

async function answer({ id, args }: OfflineCall): Promise<OfflineAnswer> {
  try {
    return { id, result: await takeTurn(args) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<OfflineCall>) => {
  void answer(data).then((answered) => self.postMessage(answered))
})
