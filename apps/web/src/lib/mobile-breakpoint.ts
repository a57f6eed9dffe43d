/** Below this width, in CSS pixels, the layout is the mobile one (requirement 9.8a). */
export const mobileBreakpoint = 768
