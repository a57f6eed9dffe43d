import type { LanguageCode } from '@lingarden/languages/find-language'
import { outlineAddresses } from '@lingarden/domain/courses/outline'
import addresses from 'virtual:course-addresses'
import { useEffect } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { logError } from '@/lib/log'
import { presenceSignal } from '@/lib/identity/presence'
import { useOnline } from '@/lib/use-online'
import { answerCourseFile, courseFiles } from './cached-course-files'

/** Keeps a file of the courses for when there is no connection; nothing where no files can be kept. */
async function keepCourseFile(url: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const signal = presenceSignal()
  const fetchHere = (request: Request) => fetch(request, { signal })
  try {
    const request = new Request(new URL(url, location.href))
    await answerCourseFile(request, await caches.open(courseFiles), fetchHere)
  } catch (cause) {
    logError('A file of the course could not be kept', cause)
  }
}

/** Keeps the outline of a language's course, as the reader sees it. */
export function useKeepOutline(languageCode: LanguageCode | null | undefined): void {
  const [reader] = useInterfaceLanguage()
  const found = languageCode ? addresses[languageCode] : undefined
  useKeepCourseFile(found && outlineAddresses(found, reader)[0])
}

/**
 * Keeps a file of the courses, as soon as there is a connection: the outline of what is learned, and the lesson that the
 * page leads to.
 */
export function useKeepCourseFile(url: string | undefined): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline && url !== undefined) void keepCourseFile(url)
  }, [isOnline, url])
}
