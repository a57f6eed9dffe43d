import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canRecognize, startRecognition } from './recognition'

/** The browser's recognition, which does what the test says. */
class FakeRecognition extends EventTarget {
  static readonly all: FakeRecognition[] = []
  lang = ''
  starts = 0
  isAborted = false

  constructor() {
    super()
    FakeRecognition.all.push(this)
  }
  start() {
    this.starts++
  }
  stop() {
    this.end()
  }
  abort() {
    this.isAborted = true
    this.end()
  }
  hear(...transcripts: string[]) {
    const results = transcripts.map((transcript) => ({ 0: { transcript }, isFinal: false }))
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.end()
  }
  end() {
    this.dispatchEvent(new Event('end'))
  }
}

beforeEach(() => {
  FakeRecognition.all.length = 0
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
})
afterEach(() => vi.unstubAllGlobals())

function start() {
  const running = startRecognition('es-ES')!
  return { running, browser: FakeRecognition.all[0]! }
}

it('there is none in a browser that has none', () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  expect(canRecognize()).toBe(false)
  expect(startRecognition('es-ES')).toBeUndefined()
})

it('writes down what is understood, in the language that is learnt', async () => {
  const { running, browser } = start()
  expect(browser.lang).toBe('es-ES')
  browser.hear('Hola')
  browser.hear('Hola, ', ' me llamo Ada')
  await expect(running.stop()).resolves.toBe('Hola, me llamo Ada')
})

it('goes on where the browser ends by itself, and loses nothing of what was said before', async () => {
  const { running, browser } = start()
  browser.hear('Hola')
  browser.end()
  expect(browser.starts).toBe(2)
  browser.fail('no-speech')
  expect(browser.starts).toBe(3)
  browser.hear('qué tal')
  await expect(running.stop()).resolves.toBe('Hola qué tal')
  expect(browser.starts).toBe(3)
})

it('tells a failure of the browser from silence', async () => {
  const { running, browser } = start()
  browser.fail('network')
  expect(browser.starts).toBe(1)
  // The browser has ended already and says nothing more.
  vi.spyOn(browser, 'stop').mockImplementation(() => undefined)
  await expect(running.stop()).rejects.toMatchObject({ name: 'RecognitionError', kind: 'network' })
})

it('keeps what was understood before the browser failed', async () => {
  const { running, browser } = start()
  browser.hear('Hola')
  browser.fail('network')
  await expect(running.stop()).resolves.toBe('Hola')
})

it('is not begun anew once it is cancelled', () => {
  const { running, browser } = start()
  running.cancel()
  expect(browser).toMatchObject({ starts: 1, isAborted: true })
})
