/**
 * What Anki finds notes with the same first field by: the first 32 bits of the SHA-1 of its text. 0 where the page may not
 * hash, as over HTTP; Anki counts it anew when it imports.
 * @param text without markup
 */
export async function fieldChecksum(text: string): Promise<number> {
  // Not in every page, whatever its type says.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return 0
  const hash = await subtle.digest('SHA-1', new TextEncoder().encode(text))
  return new DataView(hash).getUint32(0)
}
