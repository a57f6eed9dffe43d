/** Where the content of each course lies, made by the build (`apps/web/build/courses-plugin.ts`). */
declare module 'virtual:course-addresses' {
  import type { CourseAddresses } from '@lingarden/domain/courses/outline'

  /** By the code of the language; one without a course has none. */
  const addresses: Readonly<Partial<Record<string, CourseAddresses>>>
  export default addresses
}

declare module 'virtual:common-word-addresses' {
  import type { HelpLanguage } from '@lingarden/languages/help-languages'

  /** Where it lies what common words of a language mean, by language code and by the language of who reads. */
  const addresses: Readonly<Partial<Record<string, Partial<Record<HelpLanguage, string>>>>>
  export default addresses
}
