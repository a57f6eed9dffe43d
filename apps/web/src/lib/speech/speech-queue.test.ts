import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { SpeechClip } from './clip'
import { SpeechQueue, type ClipPlayer, type SpeechItem } from './speech-queue'

const clip = (text: string): SpeechClip => ({ audio: new Blob([text]) })

/** A player whose clips end when the test says so. */
function handPlayer() {
  let finish: (() => void) | undefined
  let tell: ((seconds: number) => void) | undefined
  const player = {
    play: vi.fn<ClipPlayer['play']>((_clip, _rate, onTime) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      finish = resolve
      tell = onTime
      return promise
    }),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    stop: vi.fn<() => void>(() => finish?.()),
    setRate: vi.fn<(rate: number) => void>(),
  }
  return { player, end: () => finish?.(), at: (seconds: number) => tell?.(seconds) }
}

/** Lets everything run that waits for nothing but promises. */
const settle = () => vi.waitFor(() => Promise.resolve())
const item = (id: string, spoken = clip(id)) => ({ id, load: () => Promise.resolve(spoken) })

async function playing(queue: SpeechQueue, id: string): Promise<void> {
  await vi.waitFor(() => expect(queue.getState()).toMatchObject({ current: id, phase: 'playing' }))
}

describe('the queue of speech', () => {
  it('[4.15a] plays one clip at a time, in the order asked for', async () => {
    const { player, end } = handPlayer()
    const queue = new SpeechQueue(player)
    const first = queue.enqueue(item('one'))
    const second = queue.enqueue(item('two'))
    await playing(queue, 'one')
    expect(queue.getState().waiting).toEqual(['two'])
    expect(player.play).toHaveBeenCalledTimes(1)
    end()
    expect(await first).toBe('played')
    await playing(queue, 'two')
    end()
    expect(await second).toBe('played')
    await vi.waitFor(() => expect(queue.getState().phase).toBe('idle'))
  })

  it('[4.15a] keeps the order whatever loads faster', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
        const played: string[] = []
        const queue = new SpeechQueue({
          ...handPlayer().player,
          play: async ({ audio }) => {
            played.push(await audio.text())
          },
        })
        const ids = Array.from({ length: count }, (_, place) => `clip ${place}`)
        const all = ids.map((id) =>
          queue.enqueue({ id, load: () => scheduler.schedule(Promise.resolve(clip(id))) }),
        )
        await scheduler.waitFor(Promise.all(all))
        expect(played).toEqual(ids)
      }),
      { numRuns: 20 },
    )
  })

  it('goes on with the next where one cannot be had', async () => {
    const { player } = handPlayer()
    const queue = new SpeechQueue(player)
    const failed = queue.enqueue({ id: 'one', load: () => Promise.reject(new Error('no voice')) })
    void queue.enqueue(item('two'))
    await expect(failed).rejects.toThrow('no voice')
    await playing(queue, 'two')
  })

  it('stops what is heard and what waits, and a clip that comes late is not heard', async () => {
    const { player } = handPlayer()
    const queue = new SpeechQueue(player)
    const late = Promise.withResolvers<SpeechClip>()
    const loading = queue.enqueue({ id: 'one', load: () => late.promise })
    const waiting = queue.enqueue(item('two'))
    queue.stop()
    late.resolve(clip('one'))
    expect(await Promise.all([loading, waiting])).toEqual(['stopped', 'stopped'])
    await settle()
    expect(player.play).not.toHaveBeenCalled()
    expect(queue.getState()).toMatchObject({ current: undefined, phase: 'idle', waiting: [] })
  })

  it('plays at once what the learner asks for by hand', async () => {
    const { player } = handPlayer()
    const queue = new SpeechQueue(player)
    const before = queue.enqueue(item('one'))
    await playing(queue, 'one')
    void queue.playNow(item('two'))
    expect(await before).toBe('stopped')
    await playing(queue, 'two')
  })

  it('pauses, resumes and slows down', async () => {
    const { player } = handPlayer()
    const queue = new SpeechQueue(player)
    queue.setRate(0.75)
    void queue.enqueue(item('one'))
    await playing(queue, 'one')
    expect(player.play.mock.lastCall?.[1]).toBe(0.75)
    queue.pause()
    expect(queue.getState().phase).toBe('paused')
    queue.resume()
    expect(queue.getState().phase).toBe('playing')
    expect([player.pause.mock.calls, player.resume.mock.calls]).toEqual([[[]], [[]]])
  })

  it('says which word is heard', async () => {
    const { player, at } = handPlayer()
    const queue = new SpeechQueue(player)
    const words = [
      { offset: 0, length: 4, start: 0, end: 0.4 },
      { offset: 5, length: 5, start: 0.6, end: 1 },
    ]
    void queue.enqueue(item('one', { ...clip('Hola, mundo'), words }))
    await playing(queue, 'one')
    at(0.2)
    expect(queue.getState().word).toEqual({ offset: 0, length: 4 })
    at(0.5)
    expect(queue.getState().word).toBeUndefined()
    at(0.7)
    expect(queue.getState().word).toEqual({ offset: 5, length: 5 })
  })

  it('says where in the whole text a part is heard, by the word or else by the part', async () => {
    const { player, at, end } = handPlayer()
    const queue = new SpeechQueue(player)
    const words = [{ offset: 2, length: 4, start: 0, end: 0.4 }]
    void queue.enqueue({ ...item('a', { ...clip('¡A hoy'), words }), part: { offset: 10, length: 6 } })
    void queue.enqueue({ ...item('a'), part: { offset: 17, length: 20 } })
    await playing(queue, 'a')
    at(0.2)
    expect(queue.getState().word).toEqual({ offset: 12, length: 4 })
    end()
    await vi.waitFor(() => expect(player.play).toHaveBeenCalledTimes(2))
    at(5)
    expect(queue.getState().word).toEqual({ offset: 17, length: 20 })
  })

  it('loads the next clip while one is heard, so that there is no gap', async () => {
    const { player } = handPlayer()
    const queue = new SpeechQueue(player)
    const loads = [1, 2, 3].map(() => vi.fn<SpeechItem['load']>(async () => clip('a')))
    loads.forEach((load) => void queue.enqueue({ id: 'a', load }))
    await playing(queue, 'a')
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  })

  it('plays the parts of a text as one, and none after one that fails', async () => {
    const { player, end } = handPlayer()
    const queue = new SpeechQueue(player)
    const whole = queue.playNow(item('a'), item('a'))
    await playing(queue, 'a')
    end()
    await vi.waitFor(() => expect(player.play).toHaveBeenCalledTimes(2))
    end()
    expect(await whole).toBe('played')
    const broken = queue.playNow({ id: 'a', load: () => Promise.reject(new Error('no voice')) }, item('a'))
    await expect(broken).rejects.toThrow('no voice')
    await settle()
    expect(player.play).toHaveBeenCalledTimes(2)
    expect(queue.getState().phase).toBe('idle')
  })

  it('takes the final name of what it plays', async () => {
    const { player } = handPlayer()
    const queue = new SpeechQueue(player)
    void queue.enqueue(item('growing'))
    void queue.enqueue(item('growing'))
    await playing(queue, 'growing')
    queue.rename('growing', 'message')
    expect(queue.getState()).toMatchObject({ current: 'message', waiting: ['message'], phase: 'playing' })
  })
})
