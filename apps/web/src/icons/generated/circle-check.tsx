// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const CircleCheck = /* @__PURE__ */ createIcon(<><circle cx="12" cy="12" r="10" /><path d="m16 9l-5.5 5.5L8 12" /></>)
