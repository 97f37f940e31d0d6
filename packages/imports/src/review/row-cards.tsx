import { useTranslation } from '@haisha/i18n';
import { chakra, Field, Flex, Textarea } from '@haisha/ui';
import { type GridCell, withChoice } from '@haisha/ui/cell-grid';
import { isComposing } from '@haisha/ui/keys';
import type { ImportRow } from '@haisha/validation/import-row';
import { type ReactNode, useState } from 'react';
import { WordSelect } from '../word-select.tsx';
import { type CellWords, cellOf } from './grid-rows.tsx';
import { isUnknownWord } from './proposal.ts';
import { ProposalButtons, ReplaceButton } from './proposal-buttons.tsx';
import { RowHeading } from './row-heading.tsx';

export type RowCardsProps = CellWords & {
  label: string;
  rows: readonly ImportRow[];
  /** The places of the columns that are shown. */
  columns: readonly number[];
  remarksOf: (row: ImportRow) => ReactNode;
  onEdit?: ((number: number, column: number, text: string) => void) | undefined;
  onReplace?: ((column: number, text: string, by: string) => void) | undefined;
  onAskAll?: ((column: number, text: string) => void) | undefined;
};

/** The rows on narrow screens: one card a row, with the faulty cells to type into and the rest behind a press. */
export function RowCards({ label, rows, columns, remarksOf, onEdit, onReplace, onAskAll, ...cells }: RowCardsProps) {
  const { t } = useTranslation('import');
  return (
    <Cards aria-label={label}>
      {rows.map((row) => {
        const all = columns.map((column) => ({ column, ...cellOf(row, column, cells) }));
        const faulty = all.filter(({ state }) => state === 'fault' || state === 'warned' || state === 'corrected');
        const name = all.find(({ text }) => text !== '')?.text;
        return (
          <li key={row.number}>
            <RowHeading row={row} name={name} />
            {/* What a cell is about stands at its field. */}
            {remarksOf(onEdit ? { ...row, issues: row.issues.filter(({ column }) => column === null) } : row)}
            {onEdit &&
              faulty.map(({ column, ...cell }) => (
                <CardField
                  key={column}
                  label={cells.words.headerOf(column)}
                  cell={cell}
                  onEdit={(entered) => onEdit(row.number, column, entered)}
                  onReplace={(by) => onReplace?.(column, cell.text, by)}
                  onAskAll={
                    row.issues.some((issue) => issue.column === column && isUnknownWord(issue))
                      ? () => onAskAll?.(column, cell.text)
                      : undefined
                  }
                />
              ))}
            <details>
              <summary>{t('row.allCells')}</summary>
              <dl>
                {all.map(({ column, text }) => (
                  <div key={column}>
                    <dt>{cells.words.headerOf(column)}</dt>
                    <dd>{text === '' ? t('columns.empty') : text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        );
      })}
    </Cards>
  );
}

type CardFieldProps = {
  label: string;
  cell: GridCell;
  onEdit: (text: string) => void;
  onReplace: (by: string) => void;
  onAskAll: (() => void) | undefined;
};

function CardField({ label, cell, onEdit, onReplace, onAskAll }: CardFieldProps) {
  const { t } = useTranslation('import');
  const { text, choices, proposal } = cell;
  const note = cell.state === 'fault' ? cell.note : undefined;
  const [draft, setDraft] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    // What is being typed stays.
    if (draft === known) setDraft(text);
  }
  const commit = () => {
    if (draft !== text) onEdit(draft);
  };
  return (
    <Field.Root invalid={note !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Textarea
        rows={1}
        minH="11"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
          event.preventDefault();
          commit();
        }}
      />
      {note !== undefined && <Field.ErrorText>{note}</Field.ErrorText>}
      {proposal !== undefined && (
        <Flex gap="2" wrap="wrap">
          <ProposalButtons
            text={text}
            proposal={proposal}
            onTake={() => onEdit(proposal)}
            onTakeAll={() => onReplace(proposal)}
          />
        </Flex>
      )}
      {choices && (choices.words.length > 1 || proposal === undefined) && (
        <WordSelect
          label={t('proposal.choose', { field: label })}
          placeholder={t('proposal.words')}
          words={choices.words}
          value=""
          onChange={(word) => onEdit(withChoice(text, choices, word))}
        />
      )}
      {onAskAll && <ReplaceButton text={text} onPress={onAskAll} />}
    </Field.Root>
  );
}

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: '2',
      borderBottomWidth: '1px',
      px: '4',
      py: '3',
      minW: '0',
      // A hundred cards with their fields: those out of sight cost nothing.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 12rem',
    },
    '& summary': { cursor: 'pointer', minH: 'control', display: 'flex', alignItems: 'center', color: 'primary.fg' },
    '& dl': { textStyle: 'sm', display: 'grid', gap: '1' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'fg.muted', flexShrink: '0', maxW: '50%' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere', minW: '0' },
  },
});
