import { useTranslation } from '@haisha/i18n';
import { Dialog } from '@haisha/ui/dialog';
import { useMemo, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { type Carry, commandOf, isWhereItWas } from './carry.ts';
import { FoundList } from './found-list.tsx';
import { useVerdictText } from './use-verdict-text.ts';
import { toneOf, type Verdict } from './verdict.ts';
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
      size="sm"
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
        {({ text: name, verdict }) => (
          <>
            <span>{name}</span>
            <VerdictSign verdict={verdict} />
          </>
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
