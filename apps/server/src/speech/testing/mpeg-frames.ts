/** Kilobits a second by index, of MPEG 2 layer III. */
const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [22_050, 24_000, 16_000]
const samplesPerFrame = 576

/**
 * Reads MPEG 2 layer III audio frame by frame.
 * @returns seconds
 * @throws where anything but whole frames is found
 */
export function mpegSeconds(audio: Uint8Array): number {
  let seconds = 0
  for (let at = 0; at < audio.length;) {
    const [first = 0, second = 0, third = 0] = audio.subarray(at)
    const bitrate = bitrates[third >> 4]
    const sampleRate = sampleRates[(third >> 2) & 3]
    if (first !== 0xff || (second & 0xfe) !== 0xf2 || !bitrate || !sampleRate) {
      throw new Error(`No MPEG frame at ${at} of ${audio.length}`)
    }
    const padding = (third >> 1) & 1
    at += Math.floor((72_000 * bitrate) / sampleRate) + padding
    seconds += samplesPerFrame / sampleRate
  }
  return seconds
}
