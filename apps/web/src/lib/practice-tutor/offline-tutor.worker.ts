import { loadLexicon } from './load-lexicon'
import { createOfflineTutor, loadOfflineLanguage } from './offline-tutor'
import type { OfflineAnswer, OfflineCall } from './protocol'

const takeTurn = createOfflineTutor(loadLexicon)

async function answer(call: OfflineCall): Promise<OfflineAnswer> {
  const { id } = call
  try {
    if (call.name === 'turn') return { id, result: await takeTurn(call.args) }
    await loadOfflineLanguage(call.args)
    return { id, result: undefined }
  } catch (error) {
    return { id, error: String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<OfflineCall>) => {
  void answer(data).then((answered) => self.postMessage(answered))
})
