/** How one friend may wave to another; no words of their own, so that none can hurt. */
export const nudgeKinds = ['wave', 'water', 'together'] as const
export type NudgeKind = (typeof nudgeKinds)[number]
