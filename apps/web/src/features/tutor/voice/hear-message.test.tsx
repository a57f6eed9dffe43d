import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SpeechClip } from '@/lib/speech/clip'
import { speechQueue } from '@/lib/speech/speech'
import { ReplyVoice } from './reply-voice'
import { ReplyVoiceContext } from './use-reply-voice'
import { PlaybackControls } from './playback-controls'
import { HearMessage, StopHearing } from './hear-message'

const audio = vi.hoisted((): { finish: () => void; rates: number[] } => ({
  finish: () => undefined,
  rates: [],
}))
vi.mock('@/lib/speech/audio-player', () => ({
  createAudioPlayer: () => ({
    play: () => new Promise<void>((resolve) => (audio.finish = resolve)),
    pause: () => undefined,
    resume: () => undefined,
    stop: () => audio.finish(),
    setRate: (rate: number) => void audio.rates.push(rate),
  }),
}))

const onStop = vi.fn<() => void>()
let load: () => Promise<SpeechClip>
beforeEach(() => {
  load = async () => ({ audio: new Blob() })
})
afterEach(() => act(() => speechQueue.stop()))

function show({ content = '¿Qué tal estás?', isQuiet = false } = {}) {
  const voice = new ReplyVoice({
    queue: speechQueue,
    slowDown: () => undefined,
    load: () => load(),
    wishes: () => ({ generates: true, plays: true }),
    hasInteracted: () => true,
    announce: (cause) => expect(cause).toBeUndefined(),
    now: () => 0,
  })
  const ui = (
    <ReplyVoiceContext value={voice}>
      {isQuiet ? (
        <StopHearing id="a" />
      ) : (
        <>
          <HearMessage id="a" content={content} />
          <PlaybackControls id="a" content={content} onStop={onStop} />
        </>
      )}
    </ReplyVoiceContext>
  )
  render(ui)
  return voice
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const buttons = () => screen.queryAllByRole('button').map((button) => button.title)

describe('a message that can be heard', () => {
  it('[3.21, 4.15c] says that its audio is made, is playing, and was played', async () => {
    const made = Promise.withResolvers<SpeechClip>()
    load = () => made.promise
    show()
    click('Listen')
    expect((await screen.findByRole('button', { name: 'Stop' })).getAttribute('aria-busy')).toBe('true')
    await act(async () => made.resolve({ audio: new Blob() }))
    expect(screen.getByRole('group', { name: 'Playback' }).dataset['audio']).toBe('playing')
    await act(async () => audio.finish())
    expect(await screen.findByRole('button', { name: 'Listen again' })).toBeDefined()
  })

  it('pauses, goes on, goes slower and stops', async () => {
    show()
    click('Listen')
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }))
    expect(speechQueue.getState().phase).toBe('paused')
    click('Resume')
    expect(speechQueue.getState().phase).toBe('playing')
    for (const rate of ['1', '0.75', '0.5']) click(`Speed ${rate}`)
    expect(audio.rates.slice(-3)).toEqual([0.75, 0.5, 1])
    const hear = screen.getByRole('button', { name: 'Pause' })
    click('Stop')
    expect(onStop).toHaveBeenCalledTimes(1)
    // The same button, so that the focus has where to stay.
    expect(screen.getByRole('button', { name: 'Listen' })).toBe(hear)
    expect(buttons()).toEqual(['Listen'])
  })

  it('can always be stopped, also where the learner wants no actions', async () => {
    const voice = show({ isQuiet: true })
    expect(buttons()).toEqual([])
    act(() => voice.follow({ type: 'said', id: 'a', text: '¿Qué tal estás?' }))
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeDefined()
  })

  it('is not offered where there is nothing to say', () => {
    show({ content: '👍 …' })
    expect(buttons()).toEqual([])
    cleanup()
    render(<HearMessage id="a" content="Hola" />)
    expect(buttons()).toEqual([])
  })
})
