interface Asked {
  data: unknown
  isError: boolean
  isPaused: boolean
}

/** Whether something is not there and does not come for now: the server has failed, or there is no connection to ask it over. */
export const isMissing = ({ data, isError, isPaused }: Asked): boolean =>
  data === undefined && (isError || isPaused)
