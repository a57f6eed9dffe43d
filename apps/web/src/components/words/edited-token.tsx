import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { Fragment, type ReactNode } from 'react'
import { Added, LookHere, Removed } from './edit-marks'
import type { EditedTokens } from './edited-tokens'

interface Marks {
  edits: EditedTokens
}

/** A piece of a text that may be wrong, after what comes in before it. */
export function EditedToken({ token, edits, children }: Marks & { token: ReadToken; children: ReactNode }) {
  const Hint = token.kind === 'space' ? Fragment : LookHere
  const Wrong = edits.hidden.has(token.start) ? Hint : Removed
  return (
    <>
      <AddedAt place={token.start} edits={edits} />
      {edits.removed.has(token.start) ? <Wrong>{children}</Wrong> : children}
    </>
  )
}

/** What comes in at a place of the text; as a hint only that something is missing there. */
export function AddedAt({ place, edits }: Marks & { place: number }) {
  const added = edits.added.get(place)
  if (!added) return null
  if (!added.isHidden) return <Added>{added.text}</Added>
  return added.replaces ? null : <LookHere>…</LookHere>
}
