import { describe, expect, it, vi } from 'vitest'
import type { SpeechClip } from '@/lib/speech/clip'
import { SpeechQueue, type ClipPlayer } from '@/lib/speech/speech-queue'
import { ReplyVoice, type VoiceWishes } from './reply-voice'

const intro = '¡Hola! Soy Alex, tu tutor.'
const more = ' Hoy trabajo en una cafetería y tú eres mi clienta, así que dime algo.'
const both = intro + more

function openVoice(wishes: VoiceWishes = { generates: true, plays: true }, hasInteracted = true) {
  let finish: (() => void) | undefined
  let tick: ((seconds: number) => void) | undefined
  const player: ClipPlayer = {
    play: (_clip, _rate, onTime) => {
      tick = onTime
      return new Promise((resolve) => (finish = resolve))
    },
    pause: () => undefined,
    resume: () => undefined,
    stop: () => finish?.(),
    setRate: () => undefined,
  }
  const queue = new SpeechQueue(player)
  const clip: SpeechClip = { audio: new Blob() }
  const load = vi.fn<(text: string, signal: AbortSignal) => Promise<SpeechClip>>(async () => clip)
  const announce = vi.fn<(cause: unknown, isByHand: boolean) => void>()
  const now = vi.fn<() => number>(() => 0)
  const slowDown = vi.fn<() => void>()
  const voice = new ReplyVoice({
    queue,
    load,
    wishes: () => wishes,
    hasInteracted: () => hasInteracted,
    announce,
    slowDown,
    now,
  })
  const read = () => load.mock.calls.map(([text]) => text)
  const plays = (id: string) =>
    vi.waitFor(() => expect(queue.getState()).toMatchObject({ current: id, phase: 'playing' }))
  return {
    voice,
    queue,
    load,
    read,
    announce,
    slowDown,
    now,
    plays,
    end: () => finish?.(),
    tick: () => tick?.(0.1),
  }
}

describe('the voice of the tutor', () => {
  it('reads a reply out while it is still being written, each part once', async () => {
    const { voice, read } = openVoice()
    voice.follow({ type: 'begun' })
    voice.follow({ type: 'grown', text: '¡Hola! Soy Alex, tu tutor. Hoy' })
    expect(read()).toEqual([intro])
    voice.follow({ type: 'grown', text: both })
    voice.follow({ type: 'said', id: 'a', text: both })
    expect(read()).toEqual([intro, more.trim()])
  })

  it('tells how long the last turn took, and of what was spoken how long it took to be written down', () => {
    const { voice, now } = openVoice()
    voice.noteWritten(400)
    voice.follow({ type: 'begun' })
    now.mockReturnValue(250)
    voice.follow({ type: 'grown', text: intro })
    expect(voice.audios.getLatency()).toEqual({ written: 400, text: 250 })
    // The next one is typed.
    voice.follow({ type: 'begun' })
    expect(voice.audios.getLatency()).toEqual({})
  })

  it('[3.21] [4.15c] shows that audio is being made, is playing, and was played to its end', async () => {
    const { voice, plays, end } = openVoice()
    voice.follow({ type: 'said', id: 'a', text: both })
    expect(voice.audios.get('a')).toEqual({ pending: 2, audioPlayed: false })
    await plays('a')
    await vi.waitFor(() => expect(voice.audios.get('a').pending).toBe(0))
    end()
    await plays('a')
    expect(voice.audios.get('a').audioPlayed).toBe(false)
    await vi.waitFor(() => {
      end()
      expect(voice.audios.get('a').audioPlayed).toBe(true)
    })
  })

  it('[4.15b] makes the audio but plays nothing before the learner has done something', async () => {
    const { voice, queue, read } = openVoice(undefined, false)
    voice.follow({ type: 'said', id: 'a', text: intro })
    await vi.waitFor(() => expect(voice.audios.get('a').pending).toBe(0))
    expect(read()).toEqual([intro])
    expect(queue.getState().phase).toBe('idle')
    expect(voice.audios.get('a').audioPlayed).toBe(false)
  })

  it('[3.26] does by itself only what the settings want', async () => {
    const quiet = openVoice({ generates: true, plays: false })
    quiet.voice.follow({ type: 'said', id: 'a', text: intro })
    expect([quiet.read(), quiet.queue.getState().phase]).toEqual([[intro], 'idle'])
    const still = openVoice({ generates: false, plays: true })
    still.voice.follow({ type: 'said', id: 'a', text: intro })
    expect([still.read(), still.queue.getState().phase]).toEqual([[], 'idle'])
    void still.voice.hear('a', intro)
    await still.plays('a')
  })

  it('[4.15a] reads the second reply of a turn after the first', async () => {
    const { voice, queue, plays, end } = openVoice()
    voice.follow({ type: 'said', id: 'a', text: intro })
    voice.follow({ type: 'said', id: 'b', text: '¿Qué quieres tomar?' })
    await plays('a')
    expect(queue.getState().waiting).toEqual(['b'])
    end()
    await plays('b')
  })

  it('tells of a failure once a reply, reads no more of it, and reads the next one', async () => {
    const { voice, load, announce, plays } = openVoice()
    load.mockRejectedValueOnce(new Error('Insufficient credits'))
    voice.follow({ type: 'grown', text: '¡Hola! Soy Alex, tu tutor. Hoy' })
    await vi.waitFor(() => expect(announce).toHaveBeenCalledTimes(1))
    voice.follow({ type: 'said', id: 'a', text: both })
    expect(load).toHaveBeenCalledTimes(1)
    expect(announce.mock.calls).toEqual([[new Error('Insufficient credits'), false]])
    voice.follow({ type: 'said', id: 'b', text: intro })
    await plays('b')
  })

  it('tells of a failure of what was asked for by hand', async () => {
    const { voice, load, announce } = openVoice()
    load.mockRejectedValue(new Error('no voice'))
    await voice.hear('a', both)
    expect(announce.mock.calls).toEqual([[new Error('no voice'), true]])
  })

  it('falls silent when the learner goes elsewhere, and calls that no failure', async () => {
    const { voice, queue, load, announce } = openVoice()
    load.mockImplementation(
      (_text, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    voice.follow({ type: 'grown', text: both })
    voice.follow({ type: 'left' })
    await vi.waitFor(() => expect(queue.getState().phase).toBe('idle'))
    voice.follow({ type: 'grown', text: both })
    expect(load.mock.calls[0]?.[1].aborted).toBe(true)
    expect(load.mock.lastCall?.[1].aborted).toBe(false)
    expect(announce).not.toHaveBeenCalled()
  })

  it('does not talk on when the learner answers', async () => {
    const { voice, queue, plays } = openVoice()
    voice.follow({ type: 'said', id: 'a', text: both })
    await plays('a')
    voice.follow({ type: 'begun' })
    expect(queue.getState()).toMatchObject({ phase: 'idle', waiting: [] })
    voice.follow({ type: 'said', id: 'b', text: intro })
    await plays('b')
    expect(voice.audios.get('a').audioPlayed).toBe(false)
  })

  it('measures the time to the first text and to the first sound of a turn', async () => {
    const { voice, now, plays, tick } = openVoice()
    now.mockReturnValue(1000)
    voice.follow({ type: 'begun' })
    now.mockReturnValue(1040)
    voice.follow({ type: 'grown', text: '¡Hola! Soy Alex, tu tutor. Hoy' })
    now.mockReturnValue(1090)
    voice.follow({ type: 'said', id: 'a', text: both })
    await plays('a')
    tick()
    tick()
    expect(voice.audios.getLatency()).toEqual({ text: 40, audio: 90 })
    voice.follow({ type: 'begun' })
    expect(voice.audios.getLatency()).toEqual({})
  })
})

it('speaks more slowly from the reply on that was to be slow', () => {
  const { voice, slowDown } = openVoice()
  voice.follow({ type: 'said', id: '1', text: 'Hola.' })
  expect(slowDown).not.toHaveBeenCalled()
  voice.follow({ type: 'said', id: '2', text: 'Claro, más despacio.', isSlow: true })
  expect(slowDown).toHaveBeenCalledOnce()
})
