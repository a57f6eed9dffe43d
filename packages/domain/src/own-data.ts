/** A table whose rows belong to learners, as `list_own_tables` tells of it. */
export interface OwnTable {
  name: string
  /** The columns that name a learner; a row is theirs where one of them does. */
  owner_columns: string[]
  /** The columns of the primary key, in which pages are read. */
  key_columns: string[]
  /** Tables that hold a part of each row, under the same key. */
  part_tables: string[]
}
