import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { addMonths } from '@haisha/rules/calendar';
import { chakra, PageFrame, SkeletonTable } from '@haisha/ui';
import { DayStepper } from '@haisha/ui/day-stepper';
import { useState } from 'react';
import { labourMonthsPath, timeRecordPath } from '../time-record-place.ts';
import { TimeToolbar } from '../toolbar/time-toolbar.tsx';
import { MonthLock } from './month-lock.tsx';

/** The labour month that holds a day, of each centre: locked or not, also for those who see no punches. */
export function LabourMonthsPage() {
  const { t } = useTranslation('labourMonth');
  const [date, setDate] = useState(() => addMonths(tokyoDate(), -1));
  const { isLoaded, options } = useDepartmentOptions('labourMonth.read');
  return (
    <PageFrame title={usePageTitle(labourMonthsPath)} width="edge">
      <TimeToolbar>
        <DayStepper
          date={date}
          text={t('page.month', { date: formatDate(date) })}
          labels={{
            previous: t('timeRecord:toolbar.previousMonth'),
            today: t('timeRecord:toolbar.thisMonth'),
            next: t('timeRecord:toolbar.nextMonth'),
            date: t('timeRecord:toolbar.date'),
          }}
          onStep={(direction) => setDate(addMonths(date, direction))}
          onToday={() => setDate(tokyoDate())}
          onDate={setDate}
        />
      </TimeToolbar>
      {!isLoaded && <SkeletonTable />}
      <Centres aria-label={t('page.centres')}>
        {options.map(({ label, value }) => (
          <li key={value}>
            <span>{label}</span>
            <MonthLock
              departmentId={value}
              date={date}
              hrefOfDay={(day) => `${timeRecordPath}?date=${day}&departmentId=${value}`}
            />
          </li>
        ))}
      </Centres>
    </PageFrame>
  );
}

const Centres = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '52px',
      maxW: '44rem',
      px: { base: '3', md: '6' },
      borderBottomWidth: '1px',
    },
  },
});
