/** A package that ships to the browser, as the build found it. */
export interface PackageLicence {
  name: string
  version: string
  /** An SPDX expression, or as the package says it. */
  licence: string
  /** The whole licence; empty where the package brings none. */
  text: string
}

/** Reads the list that the build wrote (`apps/web/build/package-licences-plugin.ts`). */
export async function getPackageLicences(signal: AbortSignal): Promise<PackageLicence[]> {
  const response = await fetch('/licences.json', { signal })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return (await response.json()) as PackageLicence[]
}
