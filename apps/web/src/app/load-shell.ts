/** The frame of the guarded pages. */
export const loadShell = async () => (await import('./home')).Shell
