/** The flowers that words bloom into; each language has its own, and the first is every other's. */
export const flowers = ['cosmos', 'daisy', 'lavender', 'plum'] as const
export type Flower = (typeof flowers)[number]
