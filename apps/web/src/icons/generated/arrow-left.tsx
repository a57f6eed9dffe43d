// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const ArrowLeft = /* @__PURE__ */ createIcon(<path d="m12 19l-7-7l7-7m7 7H5" />)
