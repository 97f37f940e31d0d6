import { useTranslation } from '@haisha/i18n';
import { Button, chakra, Icon } from '@haisha/ui';
import type { ImportDecision } from '@haisha/validation/import-choices';
import type { ImportRow } from '@haisha/validation/import-row';
import { DecisionSelect } from './decision-select.tsx';
import { areMany, Differences } from './differences.tsx';
import { hasProposal, isUnknownWord } from './proposal.ts';
import { ProposalButtons, ReplaceButton } from './proposal-buttons.tsx';
import type { RowWords } from './use-row-words.ts';

export type RowRemarksProps = {
  row: ImportRow;
  words: RowWords;
  onCell: (column: number) => void;
  onTake: (column: number, text: string) => void;
  onTakeAll: (column: number, text: string, by: string) => void;
  onAskAll: (column: number, text: string) => void;
  /** Gives all rows a column that the file lacks. */
  onAddField: () => void;
  onDecide: (row: ImportRow, decision: ImportDecision | null) => void;
  onCompare: (row: ImportRow) => void;
};

/** What is said about a row: its faults, what it resembles, what changes; and what is done with it. */
export function RowRemarks({
  row,
  words,
  onCell,
  onTake,
  onTakeAll,
  onAskAll,
  onAddField,
  onDecide,
  onCompare,
}: RowRemarksProps) {
  const { t } = useTranslation('import');
  const { issues, warnings, conflicts, updates, changes, target, choices } = row;
  const gaps = issues
    .flatMap((issue) => (words.isGap(issue) && issue.column !== null ? issue.column : []))
    .sort((a, b) => a - b);
  const faults = issues.filter((issue) => !words.isGap(issue));
  const isPutRight = row.corrected.length > 0 && !['error', 'duplicate', 'warning'].includes(row.verdict);
  return (
    <Remarks>
      <ul>
        {isPutRight && (
          <li data-kind="right">
            <Icon name="success" size={16} />
            {t('row.putRight')}
          </li>
        )}
        {faults.map((issue) => {
          const { column } = issue;
          const text = column === null ? '' : (row.cells[column] ?? '');
          const proposal = column === null ? undefined : words.proposal(row, column);
          return (
            <li key={`${issue.path}-${issue.code}`} data-kind="fault">
              <Icon name="error" size={16} />
              {column === null ? (
                words.issue(issue)
              ) : (
                <button type="button" tabIndex={-1} onClick={() => onCell(column)}>
                  {words.issue(issue)}
                </button>
              )}
              {column !== null && proposal !== undefined && (
                <ProposalButtons
                  text={text}
                  proposal={proposal}
                  onTake={() => onTake(column, proposal)}
                  onTakeAll={() => onTakeAll(column, text, proposal)}
                />
              )}
              {words.lacksColumn(issue) && (
                <Button variant="ghost" onClick={onAddField}>
                  {t('fixed.add')}
                </Button>
              )}
              {column !== null && isUnknownWord(issue) && (
                <ReplaceButton text={text} onPress={() => onAskAll(column, text)} />
              )}
            </li>
          );
        })}
        {gaps.length > 0 && (
          <li data-kind="change" data-list="">
            {t('gaps.ofRow')}
            {gaps.map((column) => (
              <button key={column} type="button" tabIndex={-1} onClick={() => onCell(column)}>
                {words.headerOf(column)}
              </button>
            ))}
          </li>
        )}
        {warnings.map(({ column, ...warning }) => (
          <li key={`${warning.path}-${warning.code}`} data-kind={row.decision === null ? 'conflict' : 'change'}>
            <Icon name="warning" size={16} />
            {column === null ? (
              words.issue({ column, ...warning })
            ) : (
              <button type="button" tabIndex={-1} onClick={() => onCell(column)}>
                {words.issue({ column, ...warning })}
              </button>
            )}
          </li>
        ))}
        {conflicts.map((conflict) => (
          <li
            key={`${conflict.kind}-${conflict.key}-${conflict.number ?? conflict.record?.id}`}
            data-kind={row.decision === null ? 'conflict' : 'change'}
          >
            <Icon name="warning" size={16} />
            {words.conflict(conflict)}
          </li>
        ))}
        {target !== null && updates.length > 0 && (
          <li>
            {t('row.updates', { label: target.label })}
            <Differences all={updates} headerOf={words.headerOf} />
          </li>
        )}
        {changes.length > 0 && (
          <li data-kind="change" data-list="">
            {t('row.normalised')}
            <Differences all={changes} headerOf={words.headerOf} />
          </li>
        )}
      </ul>
      {(canCompare(row) || choices.length > 0) && (
        <div>
          {canCompare(row) && (
            <Button variant="outline" colorPalette="gray" onClick={() => onCompare(row)}>
              {t('compare.act')}
            </Button>
          )}
          {choices.length > 0 && <DecisionSelect row={row} onDecide={(decision) => onDecide(row, decision)} />}
        </div>
      )}
    </Remarks>
  );
}

/** Whether something is said about a row at which one can press or choose something. */
export function asksSomething(row: ImportRow, { lacksColumn }: Pick<RowWords, 'lacksColumn'>): boolean {
  const { issues, warnings, conflicts, updates, changes, corrected, decision, choices } = row;
  const isTold = [issues, warnings, conflicts, updates, changes, corrected].some((list) => list.length > 0);
  return (
    decision !== null ||
    (isTold && choices.length > 0) ||
    canCompare(row) ||
    areMany(changes) ||
    issues.some((issue) => hasProposal(issue) || isUnknownWord(issue) || lacksColumn(issue))
  );
}

function canCompare({ conflicts, target, updates }: ImportRow): boolean {
  return conflicts.length > 0 || (target !== null && updates.length > 0);
}

const Remarks = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    pt: '2',
    textStyle: 'sm',
    '& > ul': { listStyle: 'none', flex: '1', minW: 'min(100%, 20rem)', display: 'grid', gap: '1' },
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'center', overflowWrap: 'anywhere' },
    '& li > svg': { me: '-1.5', mt: '0.5' },
    '& [data-kind]:not([data-list])': { flexWrap: 'nowrap', alignItems: 'flex-start' },
    // A sentence keeps a line's width: the answers to it go below where both do not fit.
    '& [data-kind=fault]:has(> button + button)': { flexWrap: 'wrap' },
    '& [data-kind=fault] > svg + button': { flex: '1', minW: 'min(100% - 2rem, 14rem)' },
    '& [data-kind=fault]': { color: 'fg.error' },
    '& [data-kind=right]': { color: 'fg.success' },
    '& [data-kind=conflict]': { color: 'fg.warning' },
    '& [data-kind=change]': { color: 'fg.muted' },
    '& li > button': { cursor: 'pointer', textAlign: 'start', _hover: { textDecoration: 'underline' } },
    '& [data-list] > button': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& del': { color: 'fg.muted', textDecoration: 'none' },
    '& ins': { color: 'fg', textDecoration: 'none' },
    '& > div': { display: 'flex', gap: '2', flexWrap: 'wrap' },
  },
});
