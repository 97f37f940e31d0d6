/** Where the records of one kind stand among the pages, and what permissions and words call them. */
export type RecordPlace<Name extends string = string> = {
  /** The first part of the permissions and the namespace of the words: `vehicle`. */
  name: Name;
  /** Where the list stands: `/vehicles`. */
  path: string;
  /** Where the form of a row stands, or of a new one (null); `list` is what the address of the list says. */
  formAt: (id: string | null, list?: URLSearchParams) => string;
  /** Where the form of a new row stands that begins as a copy. */
  copyAt: (id: string, list?: URLSearchParams) => string;
};

/** Places the form of a record on a page below its list. */
export function recordPlace<const Name extends string>(name: Name, path: string): RecordPlace<Name> {
  return {
    name,
    path,
    formAt: (id) => (id === null ? `${path}/add` : `${path}/edit/${id}`),
    copyAt: (id) => `${path}/add?from=${id}`,
  };
}
