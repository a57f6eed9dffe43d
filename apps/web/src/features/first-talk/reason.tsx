/** Why a sentence was mended; words of the language stand between asterisks. */
export function Reason({ text, languageCode }: { text: string; languageCode: string }) {
  return (
    <p>
      {text.split('*').map((part, place) =>
        place % 2 === 1 ? (
          // The parts of a reason stay where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={place} lang={languageCode} className="font-semibold">
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </p>
  )
}
