/** A call is tried once more where a provider is busy or fails. */
export const maxRetries = 1

/** Milliseconds that a provider may take for a text of so many characters: long texts take longer. */
export const speechTimeLimit = (characters: number): number => 20_000 + 10 * characters
/** Milliseconds that a provider may take for a recording. */
export const transcriptionTimeLimit = 60_000
