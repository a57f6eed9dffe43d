/** Words of each language, made by the build (`apps/web/build/picture-words-plugin.ts`). */
declare module 'virtual:picture-words' {
  const words: readonly string[]
  export default words
}
