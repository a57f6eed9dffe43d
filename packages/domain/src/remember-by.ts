/**
 * Makes what its arguments name once, and gives the same again: a format of `Intl` takes far longer to make than to use,
 * and a screen writes dozens of numbers.
 * @param make a function of arguments that JSON can write, few in number; what it makes must not change
 */
export function rememberBy<Args extends unknown[], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const made = new Map<string, Made>()
  return (...args) => {
    const name = JSON.stringify(args)
    const known = made.get(name) ?? make(...args)
    made.set(name, known)
    return known
  }
}
