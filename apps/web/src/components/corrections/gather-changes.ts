import type { DiffPart } from '@lingarden/text/sentence-diff'

/**
 * The parts of a corrected sentence, with changes that only a space divides put together: what was wrong stands first, what
 * is right behind it, and both read as they were meant (“pas aime” becomes “n’aime pas”).
 */
export function gatherChanges(parts: readonly DiffPart[]): DiffPart[] {
  const gathered: DiffPart[] = []
  let change = { removed: '', added: '' }
  const close = () => {
    if (change.removed !== '') gathered.push({ kind: 'removed', text: change.removed })
    if (change.added !== '') gathered.push({ kind: 'added', text: change.added })
    change = { removed: '', added: '' }
  }
  for (const [place, { kind, text }] of parts.entries()) {
    if (kind !== 'same') change[kind] += text
    else if (change.removed !== '' && change.added !== '' && dividesChanges(parts, place)) {
      change.removed += text
      change.added += text
    } else {
      close()
      gathered.push({ kind, text })
    }
  }
  close()
  return gathered
}

/** Whether a part is but a space, behind which another change has something both removed and put in. */
function dividesChanges(parts: readonly DiffPart[], place: number): boolean {
  const [next, afterNext] = [parts[place + 1]?.kind, parts[place + 2]?.kind]
  const isChange = next !== undefined && next !== 'same' && afterNext !== undefined && afterNext !== 'same'
  return isChange && parts[place]?.text.trim() === ''
}
