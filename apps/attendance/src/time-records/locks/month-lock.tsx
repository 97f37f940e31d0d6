import { formatDate, useTranslation } from '@haisha/i18n';
import { useCan, useLive, useQuery } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Button, Icon } from '@haisha/ui';
import { Suspense, useState } from 'react';
import { labourMonthOf, type MonthPlace } from './labour-months-api.ts';

const MonthLockDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "month-lock" */ './month-lock-dialog.tsx')).MonthLockDialog,
}));

export type MonthLockProps = MonthPlace & { hrefOfDay: (date: string) => string };

/** Whether the labour month of a centre is locked; a press tells who did it and what is open. */
export function MonthLock({ date, departmentId, hrefOfDay }: MonthLockProps) {
  const { t } = useTranslation('labourMonth');
  const mayRead = useCan()('labourMonth.read');
  const [isOpen, setIsOpen] = useState(false);
  useLive('labourMonth');
  const { data: month } = useQuery({ ...labourMonthOf({ date, departmentId }), enabled: mayRead });
  if (!month) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        flexShrink="0"
        data-lock={month.lock ? 'locked' : 'open'}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={month.lock ? 'lock' : 'attendance'} size={14} />
        {t(month.lock ? 'state.locked' : 'state.open', { date: formatDate(month.to).slice(5) })}
      </Button>
      {isOpen && (
        <Suspense>
          <MonthLockDialog month={month} hrefOfDay={hrefOfDay} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
