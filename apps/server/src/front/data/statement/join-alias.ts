import type { EmbedNode } from './read-node.ts'

/** What a joined relation is called around it; its column `j` is its JSON, and null where it has no row. */
export const joinAlias = ({ node }: EmbedNode): string => `e_${node.source.alias}`
