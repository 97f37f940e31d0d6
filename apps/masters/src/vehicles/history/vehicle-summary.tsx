import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, chakra, Flex, StatusBadge, Text } from '@haisha/ui';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { ReactNode } from 'react';
import { DueCell } from '../../fields/due-cell.tsx';
import { NumberPlate } from '../number-plate.tsx';
import { useStatusPeriod } from '../status/use-status-period.ts';
import { vehicleTone } from '../vehicle-tone.ts';

const dueDates = [
  'inspectionExpiryDate',
  'nextThreeMonthInspectionDate',
  'nextTwelveMonthInspectionDate',
  'compulsoryInsuranceExpiryDate',
  'voluntaryInsuranceExpiryDate',
  'refrigeratorServiceDate',
  'tyreChangeDate',
  'leaseEndDate',
] as const satisfies readonly (keyof Vehicle)[];

export type VehicleSummaryProps = { vehicle: Vehicle };

/** The vehicle in brief: plate, status, where it belongs, how far it has run, and what runs out when. */
export function VehicleSummary({ vehicle }: VehicleSummaryProps) {
  const { t } = useTranslation('vehicle');
  const localName = useLocalName();
  const period = useStatusPeriod(vehicle);
  const { odometerKm, odometerDate } = vehicle;
  return (
    <Box
      as="section"
      aria-label={t('vehicleHistory:summary')}
      bg="bg.panel"
      borderWidth="1px"
      rounded="lg"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
    >
      <Flex gap="6" wrap="wrap" align="flex-start">
        <NumberPlate plate={vehicle.plate} />
        <Box flex="1" minW="min(100%, 20rem)">
          <Facts>
            <Fact label={t('field.status')}>
              <Flex gap="2" wrap="wrap" align="center">
                <StatusBadge tone={vehicleTone(vehicle.status)}>{t(`status.${vehicle.status}`)}</StatusBadge>
                {vehicle.archivedAt && <StatusBadge tone="neutral">{t('entity:archived')}</StatusBadge>}
                {period !== null && <Text textStyle="sm">{period}</Text>}
              </Flex>
            </Fact>
            <Fact label={t('field.departmentName')}>{localName(vehicle.departmentName, vehicle.departmentNameEn)}</Fact>
            <Fact label={t('field.vehicleTypeName')}>
              {localName(vehicle.vehicleTypeName, vehicle.vehicleTypeNameEn)}
            </Fact>
            {odometerKm !== null && (
              <Fact label={t('field.odometerKm')}>
                {`${formatNumber(odometerKm)} km`}
                {odometerDate !== null && <Aside>{` (${formatDate(odometerDate)})`}</Aside>}
              </Fact>
            )}
            {dueDates.map((name) => {
              const date = vehicle[name];
              return (
                date !== null && (
                  <Fact key={name} label={t(`field.${name}`)}>
                    <DueCell date={date} />
                  </Fact>
                )
              );
            })}
          </Facts>
        </Box>
      </Flex>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    },
    columnGap: { base: '4', sm: '6' },
    rowGap: '4',
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& [data-due]': { flexWrap: 'wrap' },
    '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});
const Aside = chakra('span', { base: { color: 'fg.muted', textStyle: 'sm' } });
