import { neuralVoice, type VoiceRules } from '../voice-rules.ts'
import { mandarinSounds } from './sounds/mandarin-sounds.ts'

export const voices: VoiceRules = {
  // The engine's usual range flattens the tones.
  embedded: { id: 'cmn', range: 80 },
  neural: {
    voices: {
      alloy: neuralVoice({ zf_xiaoni: 1 }, { zf_xiaoni: 1 }),
      ash: neuralVoice({ zm_yunjian: 1 }, { zm_yunjian: 1 }),
      ballad: neuralVoice({ zm_yunxia: 1 }, { zm_yunxia: 1 }, 0.95),
      coral: neuralVoice({ zf_xiaoxiao: 1 }, { zf_xiaoxiao: 1 }),
      echo: neuralVoice({ zm_yunxi: 1 }, { zm_yunxi: 1 }, 1.05),
      fable: neuralVoice({ zm_yunyang: 1 }, { zm_yunyang: 1 }),
      nova: neuralVoice({ zf_xiaobei: 1 }, { zf_xiaobei: 1 }, 1.08),
      onyx: neuralVoice({ zm_yunjian: 0.4, am_onyx: 0.6 }, { zm_yunjian: 1 }, 0.94),
      sage: neuralVoice({ zf_xiaoxiao: 0.5, bf_emma: 0.5 }, { zf_xiaoxiao: 1 }, 0.88),
      shimmer: neuralVoice({ zf_xiaoyi: 1 }, { zf_xiaoyi: 1 }),
    },
    writeSounds: mandarinSounds,
  },
  sample: '你好，我今天想去公园散步。你呢？',
}
