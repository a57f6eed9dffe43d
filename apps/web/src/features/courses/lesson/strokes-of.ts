/** The parts of a line that each get a stroke: its words, or its characters; a mark is none, though French sets it off by a space. */
export const strokesOf = (text: string, isHan: boolean): string[] =>
  (isHan ? [...text] : text.split(/\s+/u)).filter((part) => /[\p{L}\p{N}]/u.test(part))
