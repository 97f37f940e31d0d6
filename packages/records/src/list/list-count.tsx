import { formatNumber, useTranslation } from '@haisha/i18n';
import { useSeesAll } from '@haisha/platform';
import { useCountText } from './use-count-text.ts';

export type ListCountProps = {
  name: string;
  total: number;
  /** Of how many the list shows some. */
  of: number | undefined;
};

/** Beside the title: how many records there are; nothing where none may be seen, which is not none. */
export function ListCount({ name, total, of }: ListCountProps) {
  const { t } = useTranslation('record');
  const seesAll = useSeesAll()(`${name}.read`);
  const countText = useCountText(name);
  if (total === 0 && !seesAll) return null;
  return of === undefined ? countText(total) : t('list.some', { shown: formatNumber(total), all: countText(of) });
}
