import { useMutation } from '@haisha/platform';
import type { SaveCalls } from '../record-calls.ts';

/** Creates without a base and changes the base otherwise: the usual `save` of `useRowForm`. */
export function useSave<Row extends { id: string; version: number }, Input>(api: SaveCalls<Row, Input>) {
  const create = useMutation(api.create());
  const update = useMutation(api.update());
  return (input: Input, base: Row | null): Promise<Row> =>
    base ? update.mutateAsync({ id: base.id, version: base.version, input }) : create.mutateAsync(input);
}
