import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Button, chakra } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import type { ImportFault } from '@haisha/validation/import-fault';
import type { ImportDecisionInput } from '@haisha/validation/import-row';
import { importFaults } from '../imports-api.ts';
import type { RowWords } from './use-row-words.ts';

export type SameFaultsProps = {
  given: Import;
  words: RowWords;
  onShow: (fault: ImportFault) => void;
  onAskAll: (column: number, text: string) => void;
  onColumns: () => void;
  onDecide: (input: ImportDecisionInput) => void;
};

/** What many rows have in common, a line each, with the number of rows and the way out for all of them. */
export function SameFaults({ given, words, onShow, onAskAll, onColumns, onDecide }: SameFaultsProps) {
  const { t } = useTranslation('import');
  const { data } = useQuery({ ...importFaults(given.id), staleTime: 0 });
  const shared = (data?.items ?? []).filter(({ count }) => count > 1);
  if (shared.length === 0) return null;

  function remedyOf({ key, verdict, issue: { column }, count, textCount, text }: ImportFault) {
    if (verdict === 'warning') {
      const rule = { of: 'warnings', keep: 'last', fault: key } as const;
      return { label: t('faults.accept'), act: () => onDecide({ decision: 'accept', rule }) };
    }
    if (column !== null && textCount === 1) return { label: t('faults.replace'), act: () => onAskAll(column, text) };
    if (count * 2 >= given.rowCount) return { label: t('review.columns'), act: onColumns };
    const rule = { of: 'errors', keep: 'last', fault: key } as const;
    return { label: t('faults.skip'), act: () => onDecide({ decision: 'skip', rule }) };
  }

  return (
    <Faults aria-label={t('faults.title')}>
      <h3>{t('faults.title')}</h3>
      <ul>
        {shared.map((fault) => {
          const sentence = words.issue(fault.issue);
          const remedy = remedyOf(fault);
          return (
            <li key={`${fault.verdict} ${fault.key}`} data-kind={fault.verdict}>
              <span>{fault.textCount > 1 ? t('faults.example', { sentence }) : sentence}</span>
              <span>
                <Button variant="ghost" onClick={() => onShow(fault)}>
                  {t('faults.rows', { count: fault.count })}
                </Button>
                <Button variant="outline" onClick={remedy.act}>
                  {remedy.label}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Faults>
  );
}

const Faults = chakra('section', {
  base: {
    mt: '4',
    pt: '3',
    borderTopWidth: '1px',
    textStyle: 'sm',
    '& > h3': { fontWeight: 'bold', mb: '2' },
    '& > ul': { listStyle: 'none', display: 'grid', gap: '3' },
    '& li': { display: 'grid', gap: '1', overflowWrap: 'anywhere' },
    '& li[data-kind=error] > span:first-of-type': { color: 'fg.error' },
    '& li[data-kind=warning] > span:first-of-type': { color: 'fg.warning' },
    '& li > span:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: '2', ms: '-4' },
  },
});
