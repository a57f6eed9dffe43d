import type { CommonWordsByReader } from '@lingarden/languages/common-words'

declare const content: CommonWordsByReader
export default content
