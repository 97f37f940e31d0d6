/** A row that an import made cannot be removed: something refers to it that the database does not know of. */
export class RowInUse extends Error {}
