// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).
import { createIcon } from '../create-icon.tsx'

export const Menu = /* @__PURE__ */ createIcon(<path d="M4 5h16M4 12h16M4 19h16" />)
