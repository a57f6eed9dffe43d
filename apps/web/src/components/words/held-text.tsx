import { holdMarks } from '@lingarden/domain/held-marks'

/** A text of the language learned whose marks begin no line; what is read and copied stays the text. */
export function HeldText({ text }: { text: string }) {
  return holdMarks(text).map((piece) =>
    piece.isHeld ? (
      <span key={piece.start} className="whitespace-nowrap">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}
