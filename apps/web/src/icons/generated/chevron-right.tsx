// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const ChevronRight = /* @__PURE__ */ createIcon(<path d="m9 18l6-6l-6-6" />)
