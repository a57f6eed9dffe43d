/** Whose work the content is, made by the build (`apps/web/build/content-sources-plugin.ts`). */
declare module 'virtual:content-sources' {
  const sources: readonly {
    name: string
    usedFor: string
    /** Where it comes from; undefined for what was written for Lingarden. */
    address?: string
    licence: string
  }[]
  export default sources
}
