import type { LanguageCode } from '@lingarden/domain/languages'
import addresses from 'virtual:course-addresses'
import { logError } from '@/lib/log'
import { presenceSignal } from '@/lib/session/presence'
import { answerCourseFile, courseFiles } from './kept-course-files'

/** Keeps the outline of a language's course for when there is no connection; nothing where no files can be kept. */
export async function keepCourseOutline(languageCode: LanguageCode): Promise<void> {
  if (!('caches' in globalThis)) return
  const address = new URL(addresses[languageCode].outline, location.href)
  const signal = presenceSignal()
  const fetchHere = (request: Request) => fetch(request, { signal })
  try {
    await answerCourseFile(new Request(address), await caches.open(courseFiles), fetchHere)
  } catch (cause) {
    logError('The outline of the course could not be kept', cause)
  }
}
