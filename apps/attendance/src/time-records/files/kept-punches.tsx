import { formatDate, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { chakra } from '@haisha/ui';
import type { PunchFileUndo } from '@haisha/validation/punch-file';
import { minutesIn } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';

/** The punches that stay where a file is taken back, and why each does. */
export function KeptPunches({ kept: { items, total } }: Pick<PunchFileUndo, 'kept'>) {
  const { t } = useTranslation('punchFile');
  const words = useRecordWords();
  const localName = useLocalName();
  const more = total - items.length;
  return (
    <Kept aria-label={t('undo.kept', { count: total })}>
      <h3>{t('undo.kept', { count: total })}</h3>
      <ul>
        {items.map(({ at, driver, kind, why, workDate }, index) => (
          <li key={index}>
            <span>{formatDate(workDate)}</span>
            <span>{driver && `${driver.code} ${localName(driver.name, driver.nameEn)}`}</span>
            <span>
              {words.kind(kind)} {words.clock(minutesIn(workDate, at))}
            </span>
            <small>{t(`undo.why.${why}`)}</small>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('undo.more', { count: more })}</p>}
    </Kept>
  );
}

const Kept = chakra('section', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& h3': { fontWeight: 'bold' },
    '& ul': { listStyle: 'none', display: 'grid', gap: '1', pt: '1', maxH: '14rem', overflowY: 'auto' },
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& small, & p': { color: 'fg.muted', textStyle: 'sm' },
  },
});
