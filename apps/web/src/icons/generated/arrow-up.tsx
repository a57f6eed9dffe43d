// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const ArrowUp = /* @__PURE__ */ createIcon(<path d="m5 12l7-7l7 7m-7 7V5" />)
