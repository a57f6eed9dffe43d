// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const X = /* @__PURE__ */ createIcon(<path d="M18 6L6 18M6 6l12 12" />)
