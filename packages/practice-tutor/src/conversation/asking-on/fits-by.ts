/** Whether all kinds of an account are told and none of those with an exclamation mark. */
export const fitsBy = (account: string, isOf: (kind: string) => boolean): boolean =>
  account.split(' ').every((kind) => (kind.startsWith('!') ? !isOf(kind.slice(1)) : isOf(kind)))
