/** Tokens that a text comes to, roughly: a Han character is one, other scripts take about three and a half letters. */
export function estimateTokens(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.ceil(han + (text.length - han) / 3.5)
}
