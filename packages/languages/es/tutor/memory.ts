import type { MemoryRules } from '../../rules/memory-rules.ts'
import { isProperName } from '../../kit/tutor/proper-name.ts'
import { facts } from '../generated/facts.ts'

export const memory: MemoryRules = {
  facts,
  negation: /(?<!\p{L})(no|nunca|tampoco|ni)(?!\p{L})/iu,
  isName: isProperName,
  notKept: new Set(['aquí', 'animales', 'mascotas']),
  toListener: [
    [/(?<!\p{L})mi(?=s?(?!\p{L}))/giu, 'tu'],
    [/(?<!\p{L})me(?!\p{L})/giu, 'te'],
  ],
  agree: (line) => line.replace(/te gusta (?=l[oa]s )/u, 'te gustan '),
  placeMark: /^en /u,
}
