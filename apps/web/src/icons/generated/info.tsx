// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const Info = /* @__PURE__ */ createIcon(<><circle cx="12" cy="12" r="10" /><path d="M12 16v-4m0-4h.01" /></>)
