// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const LoaderCircle = /* @__PURE__ */ createIcon(<path d="M21 12a9 9 0 1 1-6.219-8.56" />)
