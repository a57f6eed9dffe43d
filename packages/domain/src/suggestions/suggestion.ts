/** Where a wish for the product stands; the operator says so. */
export const suggestionStatuses = ['open', 'planned', 'done', 'declined'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]

/** Characters; the database takes no others. */
export const suggestionLengths = { title: { least: 3, most: 100 }, description: { least: 0, most: 1000 } }

/** A wish as the table holds it, without whose it is. */
export interface Suggestion {
  id: string
  title: string
  description: string
  status: SuggestionStatus
  /** How many learners wish it, 0 or more. */
  votes: number
  /** ISO 8601. */
  created_at: string
}

/** What is done or declined takes no votes any more. */
export function takesVotes(status: SuggestionStatus): boolean {
  return status === 'open' || status === 'planned'
}
