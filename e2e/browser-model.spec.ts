import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** The Prompt API as a browser has it, with a model that says what is set, and notes what it was asked. */
function installModel(): void {
  const asked: string[] = []
  const says = '¡Qué **bien**! This is not Spanish at all. ¿Y tu hermana?'
  Object.assign(globalThis, {
    asked,
    LanguageModel: {
      availability: async ({ expectedOutputs }: { expectedOutputs: { languages: string[] }[] }) =>
        expectedOutputs[0]?.languages.includes('es') ? 'downloadable' : 'unavailable',
      create: async () => ({
        promptStreaming: (input: string) => {
          asked.push(input)
          return new ReadableStream<string>({
            start(controller) {
              for (const piece of says.match(/.{1,5}/gu) ?? []) controller.enqueue(piece)
              controller.close()
            },
          })
        },
        destroy: () => undefined,
      }),
    },
  })
}

test('the model of the browser answers whoever chose it, is named, and corrects nothing by itself', async ({
  page,
  request,
  email,
  expectAccessible,
}, testInfo) => {
  await page.addInitScript(installModel)
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/settings#tutor')
  const choice = page.getByRole('checkbox', { name: 'Let this browser’s own language model answer me' })
  await expect(page.getByText('This browser has to fetch it first')).toBeVisible()
  await choice.check()
  await expect(choice).toBeChecked()
  await expect(page.getByText('This browser has to fetch it first')).toBeHidden()
  await expectAccessible('the settings with a model of the browser')
  await page.screenshot({ path: testInfo.outputPath('settings.png') })

  const turns: string[] = []
  page.on('request', (sent) => sent.url().includes('/api/tutor/turn') && turns.push(sent.postData() ?? ''))
  await page.goto(tutorPaths.topic('family'))
  const messages = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(messages).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Mi hermana es muy alto')
  await message.press('Enter')
  await expect(messages.last()).toContainText('¡Qué bien! ¿Y tu hermana?')
  await expect(page.getByRole('log')).toContainText('The language model of this browser')
  await expect(page.getByRole('log').getByRole('insertion')).toHaveText('alta')
  await expect(page.getByRole('log')).not.toContainText('This is not Spanish')
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([
    'Mi hermana es muy alto',
  ])
  // The opening alone was the server's.
  expect(turns.filter((body) => body.includes('hermana es muy alto'))).toEqual([])
  await page.screenshot({ path: testInfo.outputPath('tutor.png') })
})

test('a browser without a model is offered none', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/settings#tutor')
  await expect(page.getByRole('checkbox', { name: 'Give feedback on what I write' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Let this browser’s own language model' })).toHaveCount(0)
})
