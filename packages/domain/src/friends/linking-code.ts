/** Letters and digits of a linking code: none that looks like another. */
const pattern = /^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/u

/**
 * Reads a linking code as people write it: in small letters, in groups, with spaces or dashes.
 * @returns the eight characters as the database has them; undefined where this can be no code
 */
export function parseLinkingCode(text: string): string | undefined {
  const code = text
    .slice(0, 100)
    .replaceAll(/[^0-9A-Za-z]/gu, '')
    .toUpperCase()
  return pattern.test(code) ? code : undefined
}

/** A code in two groups of four, which are easier to read out. */
export function formatLinkingCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`
}
