// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const CloudCheck = /* @__PURE__ */ createIcon(<><path d="m17 15l-5.5 5.5L9 18" /><path d="M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327" /></>)
