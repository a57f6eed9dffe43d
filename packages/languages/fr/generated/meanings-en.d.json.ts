import type { Meanings } from '@lingarden/languages/meanings'

declare const content: Meanings
export default content
