/** An address as it is told to whoever was there: without the site; as it is where it cannot be read. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address
  const { pathname, search } = new URL(address)
  return pathname + search
}
