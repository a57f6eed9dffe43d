// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const Plus = /* @__PURE__ */ createIcon(<path d="M5 12h14m-7-7v14" />)
