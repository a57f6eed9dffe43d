/** Where the content of each course lies, made by the build (`apps/web/build/courses-plugin.ts`). */
declare module 'virtual:course-addresses' {
  import type { CourseAddresses } from '@lingarden/domain/courses/outline'

  /** By the code of the language; one without a course has none. */
  const addresses: Readonly<Partial<Record<string, CourseAddresses>>>
  export default addresses
}
