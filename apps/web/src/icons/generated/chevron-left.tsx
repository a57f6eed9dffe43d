// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const ChevronLeft = /* @__PURE__ */ createIcon(<path d="m15 18l-6-6l6-6" />)
