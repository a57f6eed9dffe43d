// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const ChevronDown = /* @__PURE__ */ createIcon(<path d="m6 9l6 6l6-6" />)
