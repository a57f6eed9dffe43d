import { useSearchParams } from 'react-router'

const name = 'word'

/** The word that a page's address names, so that the way back closes it and a link opens it. */
export function useWordInAddress() {
  const [params, setParams] = useSearchParams()
  const change = (edit: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        edit(before)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    word: params.get(name) ?? undefined,
    /** Names another one in its place. */
    show: (word: string) => change((all) => all.set(name, word)),
    close: () => change((all) => all.delete(name)),
    /** The same page with a word over it. */
    addressOf: (word: string) =>
      `?${new URLSearchParams([...[...params].filter(([key]) => key !== name), [name, word]])}`,
  }
}
