// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const Search = /* @__PURE__ */ createIcon(<><path d="m21 21l-4.34-4.34" /><circle cx="11" cy="11" r="8" /></>)
