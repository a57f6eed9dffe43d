import type { CatalogueMessage } from '../catalogue-messages'

/** English is what the catalogue is written in. */
export const catalogue: Partial<Record<CatalogueMessage, string>> = {}
