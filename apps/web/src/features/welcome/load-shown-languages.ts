import { loadLandings, type Landings } from '@lingarden/languages/landing'

let landings: Promise<Landings> | undefined

/** What the landing page shows of each language, the same promise each time, so that a component can `use` it. */
export function loadShownLanguages(): Promise<Landings> {
  return (landings ??= loadLandings())
}
