import { useTranslation } from '@haisha/i18n';
import { useBoard } from '../board-context.ts';

const figures = ['month', 'long'] as const;

/** What the heads of the rows are, and over their figures what these count. */
export function Corner({ count }: { count: number }) {
  const { t } = useTranslation('board');
  const { address, isDense, scale } = useBoard();
  const hasFigures = address.rows !== 'course' && scale.range !== 'month' && !isDense;
  return (
    <div data-corner="">
      <span>{t(`corner.${address.rows}`, { count })}</span>
      {scale.range === 'month' && <small>{t('corner.figures.worked')}</small>}
      {hasFigures && figures.map((name) => <small key={name}>{t(`corner.figures.${name}`)}</small>)}
    </div>
  );
}
