import type { Scene } from '@lingarden/languages/scene'

declare const content: readonly Scene[]
export default content
