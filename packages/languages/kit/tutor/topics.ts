/** What an open question may ask for, where its answer is short: a name, a person, a place or a time. */
export const topics = ['name', 'person', 'place', 'time'] as const
export type Topic = (typeof topics)[number]
