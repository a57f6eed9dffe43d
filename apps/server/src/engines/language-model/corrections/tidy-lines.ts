const maxItems = 3
const maxLength = 300

export const clip = (text: string): string => text.trim().slice(0, maxLength)

/** A few short lines, none of them empty or twice. */
export const tidyLines = (lines: readonly string[]): string[] =>
  [...new Set(lines.map(clip))].filter((line) => line !== '').slice(0, maxItems)
