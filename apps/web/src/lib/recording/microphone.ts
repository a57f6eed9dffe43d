import { openLevelMeter, type LevelMeter } from './level-meter'
import { RecordingError, recordingErrorOf } from './recording-error'

/** A microphone that listens, until it is closed. */
export interface Microphone {
  stream: MediaStream
  meter: Pick<LevelMeter, 'read'>
  /** What MediaRecorder is to write. */
  type: string
  /** Whether it still hears: it may have been unplugged. */
  isLive: () => boolean
  close: () => void
}

/** webm where the browser has it, as the server's contract says; mp4 where it has not. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

/**
 * Asks for the microphone. Its own echo is taken out, so that the tutor's voice is not heard as the learner's.
 * @throws RecordingError where there is nothing to record with
 */
export async function openMicrophone(): Promise<Microphone> {
  const type =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : types.find((known) => MediaRecorder.isTypeSupported(known))
  // Where the page is not secure, the browser has no mediaDevices, whatever its types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!type || !devices) throw new RecordingError('unsupported')
  try {
    const stream = await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
    const meter = openLevelMeter(stream)
    const close = () => {
      meter.close()
      for (const track of stream.getTracks()) track.stop()
    }
    const isLive = () => stream.getAudioTracks().some(({ readyState }) => readyState === 'live')
    return { stream, meter, type, isLive, close }
  } catch (cause) {
    throw recordingErrorOf(cause)
  }
}
