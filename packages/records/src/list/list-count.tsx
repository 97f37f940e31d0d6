import { useSeesAll } from '@haisha/platform';
import { useCountText } from './use-count-text.ts';

export type ListCountProps = { name: string; total: number };

/** Beside the title: how many records there are; nothing where none may be seen, which is not none. */
export function ListCount({ name, total }: ListCountProps) {
  const seesAll = useSeesAll()(`${name}.read`);
  const countText = useCountText(name);
  return total > 0 || seesAll ? countText(total) : null;
}
