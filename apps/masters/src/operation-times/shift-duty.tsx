import { useTranslation } from '@haisha/i18n';
import { plannedDutyMinutes } from '@haisha/rules/planned-duty';
import { Box, Text } from '@haisha/ui';
import { useWatch } from 'react-hook-form';
import type { OperationTimeControl } from './operation-time-values.ts';
import { useDurationText } from './use-duration-text.ts';

export type ShiftDutyProps = { control: OperationTimeControl };

/** The planned duty time of what stands in the form, and how it comes about. */
export function ShiftDuty({ control }: ShiftDutyProps) {
  const { t } = useTranslation('operationTime');
  const durationText = useDurationText();
  const [start, end, before, after, breaks] = useWatch({
    control,
    name: ['startMinutes', 'endMinutes', 'beforeMinutes', 'afterMinutes', 'breaks'],
  });
  const isWhole = [start, end, before, after].every((value) => typeof value === 'number') && end > start;
  const rest = (breaks ?? []).reduce((sum, { minutes }) => sum + (typeof minutes === 'number' ? minutes : 0), 0);
  const shift = { startMinutes: start, endMinutes: end, beforeMinutes: before, afterMinutes: after };
  return (
    <Box role="status">
      {isWhole ? (
        <>
          <Text>
            {t('duty.label')}{' '}
            <Text as="strong" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {durationText(plannedDutyMinutes(shift))}
            </Text>
          </Text>
          <Text color="fg.subtle" textStyle="xs">
            {t('duty.sum', {
              before: durationText(before),
              shift: durationText(end - start),
              after: durationText(after),
            })}
            {rest > 0 && ` · ${t('duty.breaks', { breaks: durationText(rest) })}`}
          </Text>
        </>
      ) : (
        <Text color="fg.muted">{t('duty.unknown')}</Text>
      )}
    </Box>
  );
}
