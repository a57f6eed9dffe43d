/** The part of the engine that we use; the package comes without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type: string
    /** Code points from the start of the text, the first one being 1. */
    text_position: number
    word_length: number
    /** Milliseconds from the start of the audio. */
    audio_position: number
  }

  export interface EspeakWorker {
    get_samplerate: () => number
    /** 0 where the voice is known. */
    set_voice: (id: string) => number
    set_pitch: (pitch: number) => number
    set_range: (range: number) => number
    set_rate: (rate: number) => number
    synthesize_ipa: (text: string) => { ipa: string }
    /** Calls back for each piece of audio; true ends it. */
    synthesize: (text: string, take: (samples: Int16Array, events: EspeakEvent[]) => boolean) => void
  }

  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker
    /** Puts a file into the engine's file system; owned bytes are not copied. */
    FS_createDataFile: (
      path: string,
      name: null,
      bytes: Uint8Array<ArrayBuffer>,
      canRead: boolean,
      canWrite: boolean,
      isOwned: boolean,
    ) => void
  }

  export default function create(options: {
    preRun: ((engine: EspeakModule) => void)[]
  }): Promise<EspeakModule>
}
