const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Whether it is worth asking the server: with a connection, and also without one where the server runs on the learner's
 * own machine, which needs none.
 */
export function mayReachServer(hostname: string = location.hostname): boolean {
  return navigator.onLine || loopback.test(hostname)
}
