import { useTranslation } from '@haisha/i18n';
import { formatPlate } from '@haisha/rules/plate';
import { chakra } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { type ReactNode, useMemo, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { type Carry, commandOf, isWhereItWas } from './carry.ts';
import { FoundList } from './found-list.tsx';
import { useVerdictText } from './use-verdict-text.ts';
import { headOf, toneOf, type Verdict } from './verdict.ts';
import { VerdictSign } from './verdict-sign.tsx';

export type MoveDialogProps = { carry: Carry; onClose: () => void };

const order = { ok: 0, amber: 1, red: 2 } as const;

/** "Move to…": every row with whether it takes what is carried, those that do first; found by name. */
export function MoveDialog({ carry, onClose }: MoveDialogProps) {
  const { t } = useTranslation('board');
  const { ask, rowOf, judge, departmentId, give } = useBoard();
  const words = useRowWords();
  const text = useVerdictText();
  const field = useRef<HTMLInputElement>(null);

  const choices = useMemo(() => {
    const rows = [...rowOf.values()].filter(
      (row) => row.target !== null && !isWhereItWas({ ...carry, rowKey: row.key }, { rowKey: carry.rowKey }),
    );
    return rows
      .map((row) => ({
        key: row.key,
        row,
        verdict: judge({ ...carry, rowKey: row.key }, row),
        text: namesOf(row, words.nameOf(row)),
      }))
      .sort((a, b) => order[toneOf(a.verdict)] - order[toneOf(b.verdict)]);
  }, [rowOf, carry, judge, words.nameOf]);

  function partsOf(row: BoardRow): ReactNode {
    const { head } = row;
    if (head.kind !== 'vehicle') return <b>{words.nameOf(row)}</b>;
    return (
      <>
        <b>{head.vehicle.code}</b>
        <small>{formatPlate(head.vehicle.plate)}</small>
        <small>{words.localName(head.vehicle.vehicleTypeName, head.vehicle.vehicleTypeNameEn)}</small>
        <span>{words.driverOf(row)}</span>
      </>
    );
  }

  async function choose({ row, verdict }: { row: BoardRow; verdict: Verdict }): Promise<void> {
    const command = commandOf({ ...carry, rowKey: row.key }, row, departmentId);
    onClose();
    if (!command) return;
    const reason = verdict.level === 'ok' ? '' : await ask(verdict);
    if (reason !== null) await give(reason === '' ? command : { ...command, reason });
  }

  return (
    <Dialog
      open
      size="md"
      title={t('move.title', { name: text.cargoName(carry.cargo) })}
      initialFocusRef={field}
      onClose={onClose}
    >
      <FoundList
        field={field}
        label={t('move.search')}
        listLabel={t('move.rows')}
        choices={choices}
        onLeave={onClose}
        onChoose={(choice) => void choose(choice)}
      >
        {({ row, verdict }) => (
          <Choice>
            <div>{partsOf(row)}</div>
            <VerdictSign verdict={verdict}>
              <span aria-hidden="true">{t(`verdict.${headOf(verdict)}`)}</span>
            </VerdictSign>
          </Choice>
        )}
      </FoundList>
    </Dialog>
  );
}

/** A vehicle is found by its driver, and a driver by his code. */
function namesOf({ head }: BoardRow, name: string): string {
  if (head.kind === 'vehicle') return [name, head.vehicle.vehicleTypeName, head.driver?.name].filter(Boolean).join(' ');
  if (head.kind === 'driver') return `${head.driver.code} ${name}`;
  return name;
}

/** What a row is on one line, and below it whether it takes what is carried: all of them alike. */
const Choice = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    py: '1.5',
    display: 'grid',
    gap: '0.5',
    '& > div': { display: 'flex', alignItems: 'baseline', gap: '3', minW: '0', whiteSpace: 'nowrap' },
    '& b': { minW: '12', fontWeight: 'bold' },
    '& small': { textStyle: 'xs', color: 'fg.muted', minW: '0', truncate: true },
    '& > div > span': { ms: 'auto' },
    '& > span': {
      textStyle: 'xs',
      alignItems: 'flex-start',
      '& > svg': { mt: '2px', flexShrink: '0' },
    },
  },
});
