import { Fragment } from 'react'
import { Added, LookHere, Removed } from './edit-marks'
import type { ShownEdit } from './edited-tokens'
import { HeldText } from './held-text'

interface EditedTextProps {
  text: string
  /** In the order of the text. */
  edits: readonly ShownEdit[]
}

/** A text with its edits, where its words are not split. */
export function EditedText({ text, edits }: EditedTextProps) {
  const last = edits.at(-1)?.end ?? 0
  return (
    <>
      {edits.map(({ start, end, added, isHidden }, place) => {
        const removed = text.slice(start, end)
        return (
          <Fragment key={start}>
            <HeldText text={text.slice(edits[place - 1]?.end ?? 0, start)} />
            {isHidden ? (
              <LookHere>{removed || '…'}</LookHere>
            ) : (
              <>
                {removed && <Removed>{removed}</Removed>}
                {added && <Added>{added}</Added>}
              </>
            )}
          </Fragment>
        )
      })}
      <HeldText text={text.slice(last)} />
    </>
  )
}
