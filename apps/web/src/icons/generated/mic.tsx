// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const Mic = /* @__PURE__ */ createIcon(<><path d="M12 19v3m7-12v2a7 7 0 0 1-14 0v-2" /><rect width="6" height="13" x="9" y="2" rx="3" /></>)
