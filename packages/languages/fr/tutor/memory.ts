import type { MemoryRules } from '../../rules/memory-rules.ts'
import { isProperName } from '../../kit/tutor/proper-name.ts'
import { facts } from '../generated/facts.ts'

export const memory: MemoryRules = {
  facts,
  negation: /(?<!\p{L})(?:(?:ne|non|pas|jamais|ni)(?!\p{L})|n['’])/iu,
  isName: isProperName,
  notKept: new Set(['ici', 'des animaux', 'au chômage']),
  toListener: [
    [/(?<!\p{L})m(?=(?:on|a|es|e)(?!\p{L}))/giu, 't'],
    [/(?<!\p{L})m(?=['’])/giu, 't'],
  ],
  placeMark: /^(?:en|à) /u,
}
