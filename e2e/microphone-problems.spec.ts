import { tmpdir } from 'node:os'
import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { hearing, stubTranscription } from './support/fake-microphone.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({
  launchOptions: await hearing(tmpdir(), 'fr', ['Bonjour, je m’appelle Ada.', 0.2]),
  permissions: ['microphone', 'local-network-access'],
})

type Measure = (this: AnalyserNode, samples: Float32Array) => void

/** What goes wrong at the edge of the browser; a test sets it by name. */
declare global {
  interface Window {
    microphoneFault?: string | Promise<void>
    isRoomSilent?: boolean
    plugIn?: () => void
    unplug?: () => void
  }
}

test('whatever goes wrong with the microphone is told, and nothing that was said is lost @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await stubTranscription(page, ['Bonjour, je m’appelle Ada.'])
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      if (typeof window.microphoneFault === 'string') throw new DOMException('', window.microphoneFault)
      await window.microphoneFault
      const stream = await open(constraints)
      window.unplug = () => {
        const [track] = stream.getAudioTracks()
        track?.stop()
        // A page that stops a track itself is not told; one whose microphone is pulled out is.
        track?.dispatchEvent(new Event('ended'))
      }
      return stream
    }
    const measure = Reflect.get(AnalyserNode.prototype, 'getFloatTimeDomainData') as Measure
    AnalyserNode.prototype.getFloatTimeDomainData = function measureRoom(samples) {
      if (window.isRoomSilent) samples.fill(0)
      else measure.call(this, samples)
    }
  })
  await startLearning(page, request, email, 'French')
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
  const speak = page.getByRole('button', { name: 'Speak', exact: true })
  const done = page.getByRole('button', { name: 'Done speaking' })
  const alert = page.getByRole('alert')
  const waveform = page.getByRole('img', { name: /How loud your recording is/ })
  const setFault = (fault: string | undefined) =>
    page.evaluate((name) => (window.microphoneFault = name), fault)

  for (const [fault, told] of [
    ['NotAllowedError', 'This page may not use the microphone'],
    ['NotFoundError', 'There is no microphone'],
    ['NotReadableError', 'Another program is using the microphone'],
  ] as const) {
    await setFault(fault)
    await speak.click()
    await expect(alert).toContainText(told)
  }
  await expectAccessible('a microphone that cannot be had')

  // Push to talk, let go before the microphone is there.
  await page.evaluate(() => {
    window.microphoneFault = new Promise((resolve) => (window.plugIn = resolve))
  })
  const place = await speak.boundingBox()
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await page.mouse.down()
  await expect(page.getByText('Getting the microphone ready')).toBeVisible()
  // Longer than a click: events carry the time of the browser, not the page's clock.
  const pressedAt = Date.now()
  await expect.poll(() => Date.now() - pressedAt).toBeGreaterThan(500)
  await page.mouse.up()
  await expect(alert).toContainText('The microphone was not ready yet')
  await page.evaluate(() => window.plugIn?.())
  await setFault(undefined)

  await speak.click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await page.evaluate(() => window.unplug?.())
  await expect(alert).toContainText('The microphone was disconnected')
  await expect(waveform).toBeVisible()

  await page.getByRole('button', { name: 'Record again' }).click()
  await page.evaluate(() => (window.isRoomSilent = true))
  await page.getByRole('button', { name: 'Discard the recording' }).click()
  await speak.click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await done.click()
  await expect(alert).toContainText('Nothing was heard')
  await expect(waveform).toBeVisible()
  await page.evaluate(() => (window.isRoomSilent = false))

  await page.getByRole('button', { name: 'Record again' }).click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await page.clock.fastForward(10 * 60 * 1000)
  await expect(alert).toContainText('ten minutes')
  await expect(waveform).toBeVisible()
  await expectAccessible('a recording that became too long')
  await page.getByRole('button', { name: 'Write it down again' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Bonjour, je m’appelle Ada.')
})
