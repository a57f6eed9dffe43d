/** What is awaited, where it comes in so many milliseconds. */
export const within = <Value>(milliseconds: number, awaited: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([awaited, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))])
