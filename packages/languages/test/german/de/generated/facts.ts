// Generated from facts.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { MemoryRules } from '@lingarden/languages/rules/memory-rules'

export const facts: MemoryRules['facts'] = {
  "meeting/name/say-name": {
    "topic": "name",
    "text": "{name}"
  },
  "meeting/origin/say-origin": {
    "topic": "origin",
    "text": "{country}"
  }
}
