/** A column as statements need it; `type` is its name, quoted and with its schema. */
export interface Column {
  name: string
  type: string
  /** What the type is made of, past domains: as PostgreSQL calls it (`jsonb`, `text[]`). */
  base: string
  /** The expression of its value where none is given; the owner's SQL. */
  default: string | null
}

export type Columns = ReadonlyMap<string, Column>

/** A table, view or the like of the schema `public`. */
export interface Relation {
  id: number
  name: string
  columns: Columns
  /** Columns of the primary key; none in a view. */
  primaryKey: readonly string[]
}

/** A foreign key, seen from one of its two ends, or two of them through a junction. */
export interface Relationship {
  kind: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'
  /** The foreign key's name; of a junction, that of the one to the origin, and of the one to the target. */
  constraints: readonly string[]
  origin: number
  target: number
  /** Pairs of columns that are equal: of the origin and of the target, or of its junction. */
  pairs: readonly (readonly [origin: string, other: string])[]
  junction:
    | {
        relation: number
        /** Pairs of columns of the junction and of the target. */
        pairs: readonly (readonly [junction: string, target: string])[]
      }
    | undefined
}

export interface FunctionArgument {
  name: string
  type: string
  isRequired: boolean
}

export interface DatabaseFunction {
  name: string
  args: ReadonlyMap<string, FunctionArgument>
  /** What a row of its result holds; undefined where it is a single value. */
  columns: Columns | undefined
  /** The relation whose rows it returns, where it returns rows of one. */
  relation: number | undefined
  isSet: boolean
  isVoid: boolean
}

/** What there is in the schema `public`: every name of a request is looked up here before it goes into a statement. */
export interface Catalogue {
  relations: ReadonlyMap<string, Relation>
  byId: ReadonlyMap<number, Relation>
  /** By the id of the origin. */
  relationships: ReadonlyMap<number, readonly Relationship[]>
  /** Several of one name where it is overloaded. */
  functions: ReadonlyMap<string, readonly DatabaseFunction[]>
}
