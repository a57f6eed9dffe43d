import { expect, it } from 'vitest'
import { CorrectionTally } from '../engines/language-model/corrections/tally.ts'
import { createMetrics } from './metrics.ts'

it('tells what became of the corrections of a language model, as it stands when asked', async () => {
  const tally = new CorrectionTally()
  const metrics = createMetrics(tally)
  tally.count('sure')
  tally.count('dropped: language', 2)
  await metrics.print()
  tally.count('sure')
  const figures = await metrics.print()
  expect(figures).toContain('lingarden_model_corrections_total{outcome="sure"} 2')
  expect(figures).toContain('lingarden_model_corrections_total{outcome="dropped: language"} 2')
})

it('has no such figure where the built-in tutor answers', async () => {
  expect(await createMetrics().print()).not.toContain('corrections')
})
