// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const Check = /* @__PURE__ */ createIcon(<path d="M20 6L9 17l-5-5" />)
