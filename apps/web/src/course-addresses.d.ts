/** Where the content of each course lies, made by the build (`apps/web/build/courses-plugin.ts`). */
declare module 'virtual:course-addresses' {
  import type { CourseAddresses } from '@lingarden/domain/courses/outline'
  import type { LanguageCode } from '@lingarden/languages/find-language'

  const addresses: Record<LanguageCode, CourseAddresses>
  export default addresses
}
