import type { Page } from '@playwright/test'
import { pagePaths, plansPaths, settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Your feedback' })
const screenshot = (page: Page) => form(page).getByRole('img', { name: 'The screenshot' })

/** The share of the pixels of the shown picture that are dark, or of the colour that is drawn with. */
function shareOf(page: Page, wanted: 'dark' | 'red'): Promise<number> {
  return screenshot(page).evaluate(async (element, colour) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    let found = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
      if (colour === 'dark' ? red + green + blue < 300 : red > 180 && green < 90 && blue < 140) found++
    }
    return found / (data.length / 4)
  }, wanted)
}

/** On a phone reporting stands in the menu; until what stands beside the page has loaded, its entry leads to the page. */
async function reportByMenu(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Feedback' }).click()
  await expect(screenshot(page)).toBeVisible()
}

test('[2.50, 4.12a, 3.28b, 9.4h] feedback with a marked screenshot of the page is sent and stands on its page @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const lost: string[] = []
  page.on('requestfailed', (failed) => {
    if (failed.url().startsWith('blob:')) lost.push(failed.url())
  })
  await startLearning(page, request, email, 'Spanish')
  await page.goto(settingsPaths.home)
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  await page
    .getByRole('heading', { name: 'Tutor', exact: true })
    .evaluate((heading) => heading.scrollIntoView())
  await page.keyboard.press('Control+Shift+F')
  await expect(screenshot(page)).toBeVisible()
  // Scrolled as the page is: its text is on the picture.
  expect(await shareOf(page, 'dark')).toBeGreaterThan(0.01)
  await page.keyboard.press('Escape')

  await page.goto(plansPaths.home)
  await expect(page.getByRole('button', { name: 'Choose Gardener' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  await page.keyboard.press('Control+Shift+F')
  await expect(screenshot(page)).toBeVisible()
  // The plans are on it: text, and more than text alone.
  expect(await shareOf(page, 'dark')).toBeGreaterThan(0.01)
  await expectAccessible('the feedback form')

  await form(page).getByRole('button', { name: 'Draw or blur' }).click()
  const editor = page.getByRole('dialog', { name: 'Draw or blur' })
  const canvas = editor.getByRole('application', { name: 'Picture to draw on' })
  const paper = (element: HTMLCanvasElement) => element.getContext('2d')!.getImageData(5, 5, 1, 1).data[3]
  await expect.poll(() => canvas.evaluate(paper)).toBe(255)
  const { x, y, width, height } = (await canvas.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 8 })
  await page.mouse.up()
  await editor.getByRole('button', { name: 'Blur' }).click()
  await canvas.focus()
  for (const key of [' ', 'ArrowRight', 'ArrowDown', 'ArrowDown', ' ']) await page.keyboard.press(key)
  await expectAccessible('the editor of the screenshot')
  await editor.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => shareOf(page, 'red')).toBeGreaterThan(0.001)
  expect(await shareOf(page, 'dark')).toBeGreaterThan(0.01)

  await form(page).getByRole('textbox', { name: 'Comment' }).fill('The plans could be compared side by side.')
  await form(page).getByRole('button', { name: 'Send' }).click()
  await expect(form(page).getByRole('status')).toContainText('Thank you')
  await expect(form(page)).toBeHidden()
  expect(lost, 'pictures asked for after they were gone').toEqual([])

  await page.goto(pagePaths.feedback)
  const sent = page.getByRole('region', { name: 'What you told us' }).getByRole('listitem')
  await expect(sent).toHaveText([/compared side by side.*\/plans/])
  await expectAccessible('the feedback page')
  await sent.getByRole('button', { name: 'Show the screenshot' }).click()
  const kept = page.getByRole('dialog').getByRole('img')
  await expect(kept).toHaveAttribute('src', /feedback-screenshots\/[0-9a-f-]{36}\/feedback-\d+\.png$/)
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
})

test('[2.50] the screenshot shows what is chosen on the page @desktop', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(settingsPaths.home)
  const list = page.getByRole('main').getByRole('combobox').first()
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  await list.scrollIntoViewIfNeeded()
  const pixels = async () => {
    const box = (await list.boundingBox())!
    await page.keyboard.press('Control+Shift+F')
    await expect(screenshot(page)).toBeVisible()
    const drawn = await screenshot(page).evaluate(async (element, { x, y, width, height }) => {
      const image = element as HTMLImageElement
      await image.decode()
      const scale = image.naturalWidth / innerWidth
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')!
      const [from, to] = [[x, y, width, height].map((at) => at * scale), [0, 0, width, height]]
      context.drawImage(
        image,
        ...([...from, ...to] as [number, number, number, number, number, number, number, number]),
      )
      return context.getImageData(0, 0, width, height).data.join()
    }, box)
    await page.keyboard.press('Escape')
    await expect(form(page)).toBeHidden()
    return drawn
  }
  await list.selectOption({ index: 0 })
  const first = await pixels()
  await list.selectOption({ index: 1 })
  const second = await pixels()
  expect(second).not.toBe(first)
  await list.selectOption({ index: 0 })
  expect(await pixels()).toBe(first)
})

test('[5.9, 9.8c] only an image of at most 5 MB goes with the comment, recompressed; what moves, stands @phone', async ({
  page,
  request,
  email,
}) => {
  test.slow()
  await startLearning(page, request, email, 'French')
  await page.goto(pagePaths.dashboard)
  await reportByMenu(page)
  const choose = form(page).locator('input[type=file]')
  const refused = async (file: Parameters<typeof choose.setInputFiles>[0], title: string) => {
    await choose.setInputFiles(file)
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
    await expect(screenshot(page)).toBeVisible()
  }
  await refused(
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
    'Invalid File Type',
  )
  await refused({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('text') }, 'Invalid File Type')
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) }
  await refused(large, 'File Too Large')

  /** A picture as a file of the browser's own making; noise cannot be compressed. */
  const draw = async (width: number, height: number, isNoisy: boolean) => {
    const text = await page.evaluate(
      async ([w, h, noisy]) => {
        const canvas = new OffscreenCanvas(w, h)
        const context = canvas.getContext('2d')!
        context.fillRect(0, 0, w / 2, h)
        if (noisy) {
          const image = context.createImageData(w, h)
          for (let at = 0; at < image.data.length; at++)
            image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
          context.putImageData(image, 0, 0)
        }
        const blob = await canvas.convertToBlob({ type: noisy ? 'image/jpeg' : 'image/png' })
        const bytes = new Uint8Array(await blob.arrayBuffer())
        let binary = ''
        for (const byte of bytes) binary += String.fromCharCode(byte)
        return btoa(binary)
      },
      [width, height, isNoisy] as const,
    )
    return Buffer.from(text, 'base64')
  }
  const take = async (name: string, buffer: Buffer) => {
    const before = await screenshot(page).getAttribute('src')
    await choose.setInputFiles({ name, mimeType: `image/${name.split('.')[1]}`, buffer })
    await expect(screenshot(page)).not.toHaveAttribute('src', before ?? '', { timeout: 30_000 })
    await expect(page.getByText('Image Uploaded').first()).toBeVisible()
    return screenshot(page).evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { width: image.naturalWidth, height: image.naturalHeight }
    })
  }
  // Two frames of one pixel each.
  const moving =
    'R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQAMgAAACwAAAAAAQABAAACAkQBACH5BAAyAAAALAAAAAABAAEAAAICTAEAOw=='
  expect(await take('moving.gif', Buffer.from(moving, 'base64'))).toEqual({ width: 1, height: 1 })

  // 20,000 pixels long: as much of it as is ever drawn.
  const long = await take('long.png', await draw(1000, 20_000, false))
  expect(long.width * long.height).toBeLessThanOrEqual(8_100_000)
  expect(long.height / long.width).toBeCloseTo(20, 0)

  const photo = await take('photo.jpeg', await draw(1200, 900, true))
  expect(photo.width / photo.height).toBeCloseTo(4 / 3, 1)
  await form(page).getByRole('textbox', { name: 'Comment' }).fill('See the picture.')
  const told = page.waitForRequest(
    (sent) => sent.url().includes('/rest/v1/feedback') && sent.method() === 'POST',
  )
  await form(page).getByRole('button', { name: 'Send' }).click()
  const { screenshot_url: address } = (await told).postDataJSON() as { screenshot_url: string }
  await expect(form(page)).toBeHidden()
  const kept = await request.get(address)
  expect(kept.headers()['content-type']).toBe('image/png')
  const bytes = await kept.body()
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  expect(bytes.length).toBeGreaterThan(100_000)
  expect(bytes.length).toBeLessThanOrEqual(786_414)
})

test('[2.50] on a phone nothing floats over the page: reporting stands in the menu, and keys open it, too @phone', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  await page.goto(pagePaths.dashboard)
  await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0)
  await reportByMenu(page)
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeHidden()
  // Keys are heard once what stands beside the page has loaded.
  await expect(async () => {
    await page.keyboard.press('Control+Shift+F')
    await expect(form(page)).toBeVisible({ timeout: 7000 })
  }).toPass()
})
