import type { BedOrigin } from '@lingarden/domain/garden/beds'
import type { Texts } from '@/i18n/groups'

/** What stands on a bed's plate. */
export function bedName(origin: BedOrigin, { beds }: Texts['gardening']): string {
  if (origin.kind === 'unit') return origin.title
  return origin.kind === 'tag' ? origin.tag : beds[origin.kind]
}
