/** From this likeness on an answer counts as one of the expected ones. */
export const understoodFrom = 0.62
