import { tokyoDate } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import type { WarningsOf } from '@haisha/ui/fields';
import type { Driver } from '@haisha/validation/driver';
import { recordAgeWarnings } from '@haisha/validation/record-ages';
import { isDay } from '@haisha/validation/rule';
import { useWatch } from 'react-hook-form';
import { driverRecord } from './driver-parts-api.ts';
import type { DriverFormApi, DriverValues } from './driver-values.ts';
import { useReadsOfDriver } from './use-reads-of-driver.ts';

const unlinked = { userId: null };

/** Points out another birth date with which ages on record would be odd, to who may read the record. */
export function useRecordAges(row: Driver | null, { control }: DriverFormApi): WarningsOf<DriverValues> {
  const reads = useReadsOfDriver(row ?? unlinked);
  const birthDate = useWatch({ control, name: 'birthDate' });
  const isOther = row !== null && isDay(birthDate) && birthDate !== row.birthDate;
  const { data: record } = useQuery({
    ...driverRecord(row?.id ?? ''),
    enabled: isOther && reads('driverQualification.read'),
  });
  return (draft) => (isOther && record ? recordAgeWarnings(draft, record, tokyoDate()) : []);
}
