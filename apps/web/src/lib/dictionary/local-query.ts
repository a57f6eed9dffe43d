/** Options of queries that the dictionary worker answers: they need no connection, and their answers do not change. */
export const localQuery = { networkMode: 'always', staleTime: Infinity } as const
