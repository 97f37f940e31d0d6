import { chakra } from '@haisha/ui';
import { feeAmounts } from '@haisha/validation/allocation-choices';
import type { Run } from '../day/board-types.ts';
import { useFeeText } from './use-fee-text.ts';

/** What a delivery company is paid for a run, amount by amount; nothing where only one is agreed, which is the sum. */
export function FeeList({ run: { fees, hiredFeeYen } }: { run: Pick<Run, 'fees' | 'hiredFeeYen'> }) {
  const { label, text } = useFeeText();
  if (!fees) return null;
  const values = { ...fees, hiredFeeYen };
  const amounts = feeAmounts.filter((name) => values[name] !== null);
  const { otherFeeText, paymentDate } = fees;
  return (
    <List>
      {amounts.length > 1 &&
        amounts.map((name) => (
          <li key={name}>
            <span>{label(name)}</span>
            <span>{text(name, values[name])}</span>
          </li>
        ))}
      {otherFeeText !== null && <li>{otherFeeText}</li>}
      {paymentDate !== null && (
        <li>
          <span>{label('paymentDate')}</span>
          <span>{text('paymentDate', paymentDate)}</span>
        </li>
      )}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '3', py: '0.5', overflowWrap: 'anywhere' },
    '& > li > span:first-of-type': { color: 'fg.muted' },
  },
});
