import { useTranslation } from '@haisha/i18n';
import { Button, Checkbox, chakra, Flex, Icon, IconButton, Separator, Text, VisuallyHidden } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useState } from 'react';
import { columnMoved, columnShown } from './column-order.ts';
import { type Density, setDensity, useDensity } from './data-table/density.ts';
import { DensityChoice } from './data-table/density-choice.tsx';

export type ColumnDialogProps = {
  /** All columns in their default order. */
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  /** The ids of the shown columns in their current order. */
  shown: readonly string[];
  /** Those of them that have no room at the moment. */
  leftOut?: readonly string[];
  /** The ids of the columns shown by default. */
  usual: readonly string[];
  /** Passes a change instead of a result: keys may be pressed faster than the address updates. */
  onShownChange: (change: (shown: readonly string[]) => string[]) => void;
  /** The row density of this table, when it differs from the user's choice on this device. */
  density?: Density | undefined;
  onDensityChange?: (density: Density) => void;
  onClose: () => void;
};

/** Chooses which columns of a table are shown, in which order, and the density of its rows. */
export function ColumnDialog({
  columns,
  shown,
  leftOut = [],
  usual,
  onShownChange,
  density,
  onDensityChange,
  onClose,
}: ColumnDialogProps) {
  const { t } = useTranslation('ui');
  const userDensity = useDensity();
  const [moved, setMoved] = useState<string | null>(null);
  const all = columns.map(({ id }) => id);
  const ordered = [...shown, ...all.filter((id) => !shown.includes(id))];

  function change(to: (now: readonly string[]) => string[]) {
    onShownChange(to);
    setMoved(null);
  }

  function move(id: string, step: 1 | -1) {
    onShownChange((now) => columnMoved(now, id, step));
    setMoved(id);
  }

  /** Sets the density of all tables in this browser, and of this one too when its address says otherwise. */
  function changeDensity(to: Density) {
    setDensity(to);
    onDensityChange?.(to);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('table.columns')}
      footer={
        <>
          <Button variant="ghost" me="auto" onClick={() => change(() => [...usual])}>
            {t('table.usualColumns')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <List aria-label={t('table.columns')}>
        {ordered.map((id) => {
          const column = columns.find((one) => one.id === id);
          if (!column) return null;
          const { header, hideable } = column;
          const at = shown.indexOf(id);
          return (
            <li key={id}>
              <Checkbox
                checked={at !== -1}
                disabled={hideable === false && at !== -1}
                onCheckedChange={(checked) =>
                  change((now) => (checked ? columnShown(all, now, id) : now.filter((one) => one !== id)))
                }
              >
                {header}{' '}
                {leftOut.includes(id) && (
                  <Text as="span" textStyle="xs" color="fg.subtle" ms="2">
                    {t('table.noRoom')}
                  </Text>
                )}
              </Checkbox>
              {at !== -1 && (
                <Flex ms="auto">
                  <MoveButton step={-1} column={header} end={at === 0} onMove={() => move(id, -1)} />
                  <MoveButton step={1} column={header} end={at === shown.length - 1} onMove={() => move(id, 1)} />
                </Flex>
              )}
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">
        {moved !== null &&
          t('table.moved', {
            column: columns.find(({ id }) => id === moved)?.header,
            position: shown.indexOf(moved) + 1,
            total: shown.length,
          })}
      </VisuallyHidden>
      <Separator my="2" />
      <DensityChoice value={density ?? userDensity} onChange={changeDensity} />
    </Dialog>
  );
}

type MoveButtonProps = { step: 1 | -1; column: string; end: boolean; onMove: () => void };

/** Stays focusable at the end of its range, because otherwise the focus would be lost there. */
function MoveButton({ step, column, end, onMove }: MoveButtonProps) {
  const { t } = useTranslation('ui');
  const label = t(step === 1 ? 'table.moveDown' : 'table.moveUp', { column });
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      title={label}
      aria-disabled={end || undefined}
      opacity={end ? 0.35 : undefined}
      onClick={end ? undefined : onMove}
    >
      <Icon name={step === 1 ? 'chevronDown' : 'chevronUp'} />
    </IconButton>
  );
}

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li': { display: 'flex', alignItems: 'center', minH: 'control' } },
});
