import { mistakeRows } from '@lingarden/domain/mistakes/mistake-rows'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageByCode } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { demoSlips, type Slip } from './learner-slips.ts'
import type { Client, DemoLearner } from './sign-up.ts'

await loadEveryLanguage()

const dayMs = 86_400_000

/** Has the built-in tutor correct what the learner got wrong, and keeps it as a conversation does, each on its day. */
export async function seedMistakes(admin: Client, learner: DemoLearner, now: number): Promise<void> {
  const lexicons = await loadLexicons()
  for (const [place, slip] of demoSlips.entries()) {
    const { tag } = languageByCode(slip.languageCode)
    const corrections = checkSentence(slip.sentence, tag, lexicons[tag])
    if (corrections.length !== 1)
      throw new Error(`The tutor finds ${corrections.length} mistakes in “${slip.sentence}”`)
    await keepSlip(admin, learner, { slip, corrections, name: `demo-slip-${place}`, now })
  }
}

interface CorrectedSlip {
  slip: Slip
  corrections: Correction[]
  /** Names the messages it was made in. */
  name: string
  now: number
}

async function keepSlip(
  admin: Client,
  { id, client }: DemoLearner,
  { slip, corrections, name, now }: CorrectedSlip,
): Promise<void> {
  for (const daysAgo of slip.madeDaysAgo.toReversed())
    await client
      .rpc('record_learner_mistakes', {
        p_user_id: id,
        p_language_code: slip.languageCode,
        p_mistakes: mistakeRows(corrections, {
          id: `${name}-${daysAgo}`,
          text: slip.sentence,
          languageCode: slip.languageCode,
        }).map((row) => ({ ...row })),
      })
      .throwOnError()
  const { data: kept } = await client
    .from('learner_mistakes')
    .select('id')
    .eq('message_id', `${name}-${slip.madeDaysAgo[0]}`)
    .throwOnError()
  const ids = kept.map((mistake) => mistake.id)
  if (slip.outgrownDaysAgo !== undefined)
    for (const use of ['right', 'right-again'])
      await client
        .rpc('record_right_uses', {
          p_user_id: id,
          p_ids: ids,
          p_message_id: `${name}-${use}`,
          p_answer: null,
        })
        .throwOnError()
  await admin.from('learner_mistakes').update(datesOf(slip, now)).in('id', ids).throwOnError()
}

/** The database takes the present day for all of them. */
function datesOf({ madeDaysAgo, outgrownDaysAgo }: Slip, now: number) {
  const dayOf = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString()
  return {
    created_at: dayOf(Math.max(...madeDaysAgo)),
    last_made_at: dayOf(Math.min(...madeDaysAgo)),
    ...(outgrownDaysAgo !== undefined && { resolved_at: dayOf(outgrownDaysAgo) }),
  }
}
