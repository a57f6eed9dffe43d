// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const ChevronUp = /* @__PURE__ */ createIcon(<path d="m18 15l-6-6l-6 6" />)
