const surfaces = {
  /** A part of a page. */
  lg: 'rounded-lg bg-card shadow-hairline',
  /** One of several in a list, or a part of a part. */
  md: 'rounded-md bg-card shadow-hairline',
} as const

/** The surface of a card, for whatever element it is; what lies on it and how is the element's own. */
export const cardClass = (corners: keyof typeof surfaces = 'lg'): string => surfaces[corners]
