/** Loads the page anew; by itself, as no test can stand in for the browser's own. */
export const reload = (): void => location.reload()
