import { useTranslation } from '@haisha/i18n';
import { Button, chakra, Icon } from '@haisha/ui';
import type { ImportChange } from '@haisha/validation/import-row';
import { useState } from 'react';

export type DifferencesProps = { all: readonly ImportChange[]; headerOf: (column: number) => string };

const shownAtFirst = 3;

/** Cells before and after, a line each; of many the first, and the others behind a press. */
export function Differences({ all, headerOf }: DifferencesProps) {
  const { t } = useTranslation('import');
  const [isOpen, setIsOpen] = useState(false);
  const isMany = areMany(all);
  const empty = t('columns.empty');
  return (
    <>
      <Lines>
        {(isMany && !isOpen ? all.slice(0, shownAtFirst) : all).map(({ column, before, after }) => (
          <li key={column}>
            {headerOf(column)}: <del>{before || empty}</del> → <ins>{after || empty}</ins>
          </li>
        ))}
      </Lines>
      {isMany && (
        <Button variant="ghost" colorPalette="gray" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('row.further', { count: all.length - shownAtFirst })}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      )}
    </>
  );
}

/** Whether some are behind a press: one alone takes no more room than that. */
export function areMany(all: readonly ImportChange[]): boolean {
  return all.length > shownAtFirst + 1;
}

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    flex: '1 0 100%',
    minW: '0',
    display: 'grid',
    ps: '4',
    '& > li': { display: 'block' },
  },
});
