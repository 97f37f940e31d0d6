type Place = { open?: string; add?: true; from?: string };

/** An address of the list with the dialog of a customer over it (`open`), of a new one (`add`), of a copy, or none. */
export function customerPlace(now: URLSearchParams, { open, add, from }: Place): URLSearchParams {
  const params = new URLSearchParams(now);
  for (const name of ['open', 'add', 'from']) params.delete(name);
  if (open) params.set('open', open);
  if (add || from) params.set('add', '');
  if (from) params.set('from', from);
  return params;
}
