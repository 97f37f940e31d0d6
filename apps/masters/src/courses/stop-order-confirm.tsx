import { useTranslation } from '@haisha/i18n';
import { CheckboxField } from '@haisha/ui/fields';
import { earlyStops } from '@haisha/validation/course';
import { useWatch } from 'react-hook-form';
import type { CourseControl } from './course-values.ts';

/** While arrivals are out of order: the box that says it is meant. */
export function StopOrderConfirm({ control }: { control: CourseControl }) {
  const { t } = useTranslation('course');
  const stops = useWatch({ control, name: 'stops' });
  if (earlyStops({ stops }).length === 0) return null;
  return <CheckboxField control={control} name="confirmStopOrder" label={t('stops.confirmOrder')} />;
}
