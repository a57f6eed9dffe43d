// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const PanelLeft = /* @__PURE__ */ createIcon(<><rect width="18" height="18" x="3" y="3" rx="2" /><path d="M9 3v18" /></>)
