/** Does one piece of work for all who ask for the same at the same time. */
export interface SingleFlight<Result> {
  isFlying: (key: string) => boolean
  /**
   * Joins the work under a key, or begins it. Its signal is aborted once everybody who waits for it has left.
   * @throws what the work throws, or the reason of one's own signal
   */
  join: (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>
}

interface Flight<Result> {
  result: Promise<Result>
  passengers: number
  everybodyLeft: AbortController
}

/** Nothing flies at first. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>()

  const begin = (key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const everybodyLeft = new AbortController()
    const flight = { passengers: 0, everybodyLeft, result: work(everybodyLeft.signal) }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.result.then(land, land)
    return flight
  }

  return {
    isFlying: (key) => flights.has(key),
    join: (key, signal, work) => {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      const flight = flights.get(key) ?? begin(key, work)
      flight.passengers += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.passengers -= 1
          if (flight.passengers === 0) {
            // Who comes now begins anew: this one is about to fail.
            flights.delete(key)
            flight.everybodyLeft.abort(signal.reason)
          }
          reject(signal.reason as Error)
        }
        signal.addEventListener('abort', leave, { once: true })
        const arrive = () => signal.removeEventListener('abort', leave)
        flight.result.then(
          (result) => (arrive(), resolve(result)),
          (error: unknown) => (arrive(), reject(error as Error)),
        )
      })
    },
  }
}
