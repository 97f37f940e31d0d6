import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Measure } from '@haisha/records/form/form-sheet';
import { FreshRow } from '@haisha/records/form/fresh-row';
import { StatusBadge, type StatusTone, Text } from '@haisha/ui';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import type { DriverFitness, healthResults } from '@haisha/validation/driver-record';
import { driverFitness } from '../driver-parts-api.ts';

export type DriverFitnessPartProps = { driver: Pick<Driver, 'id'> };

const tones: Record<(typeof healthResults)[number], StatusTone> = {
  normal: 'quiet',
  watch: 'neutral',
  recheck: 'warning',
  treat: 'warning',
  restricted: 'danger',
  unfit: 'overdue',
};

/** Whether a driver is fit, for who calls the roll. */
export function DriverFitnessPart({ driver }: DriverFitnessPartProps) {
  const reading = useQuery({ ...driverFitness(driver.id), refetchOnMount: 'always' });
  return (
    <Measure pt="2">
      <FreshRow reading={reading}>{(fitness) => <Fitness {...fitness} />}</FreshRow>
    </Measure>
  );
}

function Fitness({ result, healthRestrictions }: DriverFitness) {
  const { t } = useTranslation('driverRecord');
  return (
    <FormSection title={t('fitness.title')}>
      <div>
        <Text color="fg.muted" textStyle="sm">
          {t('fitness.result')}
        </Text>
        {result === null ? (
          t('fitness.unknown')
        ) : (
          <StatusBadge tone={tones[result]}>{t(`healthResult.${result}`)}</StatusBadge>
        )}
      </div>
      <FormRow>
        <Text color="fg.muted" textStyle="sm">
          {t('fitness.restrictions')}
        </Text>
        <Text whiteSpace="pre-line">{healthRestrictions ?? t('fitness.none')}</Text>
      </FormRow>
    </FormSection>
  );
}
