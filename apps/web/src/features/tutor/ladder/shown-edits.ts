import { editSentence, type EditedSentence } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { ShownEdit } from '@/components/words/edited-tokens'

/**
 * What is corrected in a message as it is shown: what is only perhaps wrong is not struck out of it, and of the mistake that its
 * learner looks for only the place shows.
 * @param open the mistake that is looked for
 */
export function shownEdits(
  content: string,
  corrections: readonly Correction[],
  open: Correction | undefined,
): Pick<EditedSentence, 'outside'> & { edits: ShownEdit[] } {
  const { edits, outside } = editSentence(
    content,
    corrections.filter(({ perhaps }) => !perhaps),
  )
  const hidden = new Set((open ? editSentence(content, [open]).edits : []).map(({ start }) => start))
  return {
    edits: edits.map((edit) => ({ ...edit, ...(hidden.has(edit.start) && { isHidden: true }) })),
    outside: [...outside, ...corrections.filter(({ perhaps }) => perhaps)],
  }
}
