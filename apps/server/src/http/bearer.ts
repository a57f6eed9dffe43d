/** The token of an `authorization` header, where it carries one. */
export function bearerOf(authorization: string | null | undefined): string | undefined {
  const [scheme, token] = authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
