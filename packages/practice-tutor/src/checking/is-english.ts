/** English words that neither Spanish nor French has. */
const english = new Set(
  'the and of is to my i you with for this that are was were have has it they she him her when what how want like would'.split(
    ' ',
  ),
)

/** Whether a text has English in it; there its words cannot be judged. */
export function hasEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => english.has(word)).length >= 2
}
