import { MicVAD } from '@ricky0123/vad-web'
import { voiceActivityAssets } from 'virtual:voice-activity-assets'
import type { OnFrame, VoiceDetector } from './voice-detector'

/** Milliseconds of a frame: 512 samples, 16,000 a second. */
const frameLength = 32
/** Probability from which a frame is a voice. */
const isLikely = 0.5

/**
 * Tells voice from noise by the Silero model, frame by frame (32 ms).
 * @throws where the model or its runtime cannot be loaded
 */
export async function openSileroDetector(stream: MediaStream, onFrame: OnFrame): Promise<VoiceDetector> {
  let at = 0
  const keepStream = () => Promise.resolve(stream)
  const detector = await MicVAD.new({
    model: 'v5',
    baseAssetPath: voiceActivityAssets,
    onnxWASMBasePath: voiceActivityAssets,
    ortConfig: (ort) => {
      ort.env.logLevel = 'error'
      // More threads need a page that is isolated from others, which sign-in mails and pictures would not survive.
      ort.env.wasm.numThreads = 1
    },
    // The stream is ours: it is recorded too, and closed by whoever opened it.
    getStream: keepStream,
    pauseStream: () => Promise.resolve(),
    resumeStream: keepStream,
    onFrameProcessed: ({ isSpeech }) => {
      at += frameLength
      onFrame(isSpeech >= isLikely, at)
    },
  })
  return { close: () => void detector.destroy() }
}
