import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { SentenceEdit } from '@lingarden/domain/sentence-edits'

/** An edit as it is shown: where it is hidden only its place, for the learner to find what is right there. */
export interface ShownEdit extends SentenceEdit {
  isHidden?: boolean
}

/** What is wrong among the pieces of a text, and what comes in. */
export interface EditedTokens {
  /** Places in the text of the pieces that go. */
  removed: ReadonlySet<number>
  /** What comes in, before the piece at a place in the text or at its end. */
  added: ReadonlyMap<number, { text: string; replaces: boolean; isHidden: boolean }>
  /** Of those pieces, where only the place shows. */
  hidden: ReadonlySet<number>
}

/** Lays the edits of a text over its pieces; undefined where one would cut a piece in two, as a word of several words. */
export function editTokens(
  tokens: readonly ReadToken[],
  edits: readonly ShownEdit[],
): EditedTokens | undefined {
  const last = tokens.at(-1)
  const borders = new Set(tokens.map(({ start }) => start))
  if (last) borders.add(last.start + last.text.length)
  if (edits.some(({ start, end }) => !borders.has(start) || !borders.has(end))) return undefined
  const removedBy = (some: readonly ShownEdit[]) =>
    new Set(
      tokens.flatMap(({ start }) =>
        some.some((edit) => start >= edit.start && start < edit.end) ? [start] : [],
      ),
    )
  return {
    removed: removedBy(edits),
    hidden: removedBy(edits.filter(({ isHidden }) => isHidden)),
    added: addedBy(edits),
  }
}

/** What comes in at each place; where one edit ends and another only puts something in, that of both. */
function addedBy(edits: readonly ShownEdit[]): EditedTokens['added'] {
  const added = new Map<number, { text: string; replaces: boolean; isHidden: boolean }>()
  for (const { start, end, added: text, isHidden = false } of edits) {
    if (text === '') continue
    const before = added.get(end)
    added.set(end, {
      text: (before?.text ?? '') + text,
      replaces: start < end || before?.replaces === true,
      isHidden: isHidden || before?.isHidden === true,
    })
  }
  return added
}
