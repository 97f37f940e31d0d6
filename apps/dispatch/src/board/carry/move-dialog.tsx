import { useTranslation } from '@haisha/i18n';
import { searchText } from '@haisha/rules/search-text';
import { Box, chakra, Icon, Input, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { isComposing } from '@haisha/ui/keys';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { type Carry, commandOf, isWhereItWas } from './carry.ts';
import { useVerdictText } from './use-verdict-text.ts';
import type { Verdict } from './verdict.ts';

export type MoveDialogProps = { carry: Carry; onClose: () => void };

const order = { ok: 0, amber: 1, red: 2 } as const;
const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const colours = { ok: 'fg.success', amber: 'fg.warning', red: 'fg.error' } as const;
const mostShown = 60;

/** "Move to…": every row with whether it takes what is carried, those that do first; found by name. */
export function MoveDialog({ carry, onClose }: MoveDialogProps) {
  const { t } = useTranslation('board');
  const { ask, rowOf, judge, departmentId, give } = useBoard();
  const words = useRowWords();
  const text = useVerdictText();
  const finding = useFindingText();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const choices = useMemo(() => {
    const rows = [...rowOf.values()].filter(
      (row) => row.target !== null && !isWhereItWas({ ...carry, rowKey: row.key }, { rowKey: carry.rowKey }),
    );
    return rows
      .map((row) => ({
        row,
        verdict: judge({ ...carry, rowKey: row.key }, row),
        names: namesOf(row, words.nameOf(row)),
      }))
      .sort((a, b) => order[a.verdict.level] - order[b.verdict.level]);
  }, [rowOf, carry, judge, words.nameOf]);
  const wanted = searchText(typed);
  const found = choices.filter(({ names }) => searchText(names).includes(wanted)).slice(0, mostShown);

  async function choose({ row, verdict }: { row: BoardRow; verdict: Verdict }): Promise<void> {
    const command = commandOf({ ...carry, rowKey: row.key }, row, departmentId);
    onClose();
    if (!command) return;
    const reason = verdict.level === 'ok' ? '' : await ask(verdict);
    if (reason !== null) await give(reason === '' ? command : { ...command, reason });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step) setActive((at) => Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === 'Enter' && chosen) void choose(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('move.title', { name: text.cargoName(carry.cargo) })}
      initialFocusRef={field}
      onClose={onClose}
    >
      <Input
        ref={field}
        role="combobox"
        aria-label={t('move.search')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={t('move.search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <List id={id} role="listbox" aria-label={t('move.rows')}>
        {found.map((choice, index) => (
          <Box
            as="li"
            key={choice.row.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => void choose(choice)}
            onKeyDown={onKeyDown}
          >
            <span>{choice.names}</span>
            <Box
              as="span"
              color={colours[choice.verdict.level]}
              display="flex"
              gap="1"
              alignItems="center"
              ms="auto"
              ps="3"
            >
              <Icon name={icons[choice.verdict.level]} size={13} label={t(`verdict.${choice.verdict.level}`)} />
              {choice.verdict.level !== 'ok' && choice.verdict.findings[0] && finding.short(choice.verdict.findings[0])}
            </Box>
          </Box>
        ))}
      </List>
      {found.length === 0 && (
        <Text color="fg.muted" py="3">
          {t('move.nothing')}
        </Text>
      )}
    </Dialog>
  );
}

/** A vehicle is found by its driver, and a driver by his code. */
function namesOf({ head }: BoardRow, name: string): string {
  if (head.kind === 'vehicle') return [name, head.vehicle.vehicleTypeName, head.driver?.name].filter(Boolean).join(' ');
  if (head.kind === 'driver') return `${head.driver.code} ${name}`;
  return name;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    maxH: '22rem',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      minH: 'control',
      px: '2',
      rounded: 'md',
      cursor: 'pointer',
      '&[aria-selected=true]': { bg: 'primary.subtle' },
    },
  },
});
