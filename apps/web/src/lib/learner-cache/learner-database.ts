import { browserDatabase } from '@/lib/browser-storage/open-database'

/** What was cached, by `<segment>/<key>`. */
export const records = 'records'
/** What is known of each record without reading it, by the same keys. */
export const recordFacts = 'record-facts'

/** The one database of what this browser keeps of its learner. */
export const openLearnerDatabase = browserDatabase('lingarden-learner', 1, [records, recordFacts])
