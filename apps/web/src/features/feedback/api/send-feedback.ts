import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { dataUrlOf } from '@/lib/data-url'
import { openStorage } from '@/lib/storage'
import { getSupabase } from '@/lib/supabase'

interface NewFeedback {
  userId: string
  /** Trimmed. */
  comment: string
  screenshot: Blob | undefined
  pageUrl: string
  /** What the learner learns; undefined before they chose. */
  language: Pick<SupportedLanguage, 'languageCode' | 'language'> | undefined
  /** Milliseconds since the epoch, for the name of the file. */
  now: number
}

/** Characters of an address that the table takes. */
const longestAddress = 2000

/**
 * Keeps a comment, with its screenshot in the bucket (requirements 3.28, 7.8, 7.13).
 * @throws where the database refuses it
 */
export async function sendFeedback({
  userId,
  comment,
  screenshot,
  pageUrl,
  language,
  now,
}: NewFeedback): Promise<void> {
  const { error } = await getSupabase()
    .from('feedback')
    .insert({
      user_id: userId,
      comment,
      screenshot_url: screenshot ? await keepScreenshot(`${userId}/feedback-${now}.png`, screenshot) : null,
      page_url: pageUrl.slice(0, longestAddress),
      language_code: language?.languageCode ?? null,
      language_name: language?.language ?? null,
    })
  if (error) throw error
}

/** The public address of the screenshot; the picture itself where it could not be uploaded (requirement 8.19b). */
async function keepScreenshot(path: string, screenshot: Blob): Promise<string> {
  const bucket = (await openStorage()).from('feedback-screenshots')
  const { error } = await bucket.upload(path, screenshot, { contentType: 'image/png', upsert: false })
  return error ? dataUrlOf(screenshot) : bucket.getPublicUrl(path).data.publicUrl
}
