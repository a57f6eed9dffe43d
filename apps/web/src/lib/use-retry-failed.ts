import { useQueryClient } from '@tanstack/react-query'

/** Asks once more for all that failed or hangs, as one cause mostly failed it all. */
export function useRetryFailed(): () => void {
  const client = useQueryClient()
  return () => {
    const isMissing = ({ state }: { state: { data: unknown; status: string } }) =>
      state.data === undefined || state.status === 'error'
    void client.refetchQueries({ type: 'active', predicate: isMissing }, { cancelRefetch: true })
  }
}
