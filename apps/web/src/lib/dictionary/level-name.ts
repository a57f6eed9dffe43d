/** A level as it is shown: the name of an examination stands apart from its number (HSK 3), a letter does not (B1). */
export const levelName = (level: string): string => level.replace(/^\p{Lu}{2,}(?=\d)/u, '$& ')
