import { rememberBy } from '@lingarden/domain/remember-by'
import { Fragment } from 'react'

/** A piece of a title, by its place in it. */
interface LinePiece {
  start: number
  text: string
}

/** The pieces of a title between which a line may end: its words, in what writes them without spaces. */
export const linePieces = rememberBy((title: string): LinePiece[] => {
  // What writes its words apart needs nothing, nor can a browser help that knows no words.
  if (!/\p{Script=Han}/u.test(title) || !('Segmenter' in Intl)) return [{ start: 0, text: title }]
  const pieces: LinePiece[] = []
  let wasWord = false
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)
  for (const { segment, index, isWordLike = false } of segments) {
    const last = pieces.at(-1)
    // Marks stay with what they stand at; the browser knows where a line may end there.
    if (!last || (isWordLike && wasWord)) pieces.push({ start: index, text: segment })
    else last.text += segment
    wasWord = isWordLike
  }
  return pieces
})

/** A title whose lines end between its words; where it stands in no heading, it takes the class `whole-words`. */
export function WholeWords({ text: title }: { text: string }) {
  return linePieces(title).map(({ start, text }) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {text}
    </Fragment>
  ))
}
