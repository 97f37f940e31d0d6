import type { RecordPlace } from './record-place.ts';

/** What the address of a list says of the form over it: the row that is open, a new one, or the row it is a copy of. */
export type DialogAddress = { open?: string; add?: true; from?: string };

const names = ['open', 'add', 'from'];

/** Places the form of a record in a dialog over its list: `?open=<id>`, `?add`, `?add&from=<id>`. */
export function dialogPlace<const Name extends string>(name: Name, path: string): RecordPlace<Name> {
  const at = (list: URLSearchParams | undefined, dialog: DialogAddress) => `${path}?${withDialog(list, dialog)}`;
  return {
    name,
    path,
    formAt: (id, list) => at(list, id === null ? { add: true } : { open: id }),
    copyAt: (id, list) => at(list, { from: id }),
  };
}

/** The address of a list with this dialog over it in place of the one that is there; with none without an answer. */
export function withDialog(list: URLSearchParams | undefined, { open, add, from }: DialogAddress): URLSearchParams {
  const params = new URLSearchParams(list);
  for (const name of names) params.delete(name);
  if (open) params.set('open', open);
  if (add || from) params.set('add', '');
  if (from) params.set('from', from);
  return params;
}
