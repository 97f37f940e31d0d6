import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { Measure } from '@haisha/records/form/form-sheet';
import { FreshRow } from '@haisha/records/form/fresh-row';
import { daysBetween } from '@haisha/rules/calendar';
import { Stack, Text } from '@haisha/ui';
import { DueBadge } from '@haisha/ui/due-badge';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { Driver } from '@haisha/validation/driver';
import type { DriverLicences } from '@haisha/validation/driver-record';
import { driverLicences } from '../driver-parts-api.ts';
import { MayDriveTable } from './may-drive-table.tsx';

export type DriverLicencesPartProps = { driver: Pick<Driver, 'id'> };

/** The classes of a driver's licence for a dispatcher, and what may be driven with them. */
export function DriverLicencesPart({ driver }: DriverLicencesPartProps) {
  const reading = useQuery({ ...driverLicences(driver.id), refetchOnMount: 'always' });
  return (
    <Measure pt="2">
      <FreshRow reading={reading}>{(licences) => <Licences {...licences} />}</FreshRow>
    </Measure>
  );
}

function Licences({ licences, hasTowing, licenceExpiryDate }: DriverLicences) {
  const { t } = useTranslation('driverRecord');
  const classes = licences.map(({ licenceClass, automaticOnly, obtainedDate }) => {
    const name = t(`licenceClass.${licenceClass}`);
    const day = obtainedDate === null ? t('field.licences.dayUnknown') : formatDate(obtainedDate);
    return `${automaticOnly ? t('classes.automatic', { name }) : name} ${day}`;
  });
  if (hasTowing) classes.push(t('classes.towing'));
  const held = licences.flatMap(({ licenceClass, automaticOnly }) =>
    licenceExpiryDate === null
      ? []
      : [{ licenceClass, automaticOnly, towing: hasTowing, expiryDate: licenceExpiryDate }],
  );
  return (
    <FormSection title={t('classes.title')}>
      <Stack as="ul" listStyleType="none" gap="1">
        {classes.length === 0 && <Text as="li">{t('none')}</Text>}
        {classes.map((text) => (
          <Text as="li" key={text}>
            {text}
          </Text>
        ))}
      </Stack>
      {licenceExpiryDate !== null && (
        <Text>
          {t('classes.expiry')}{' '}
          <DueBadge date={licenceExpiryDate} daysLeft={daysBetween(tokyoDate(), licenceExpiryDate)} />
        </Text>
      )}
      <FormRow>
        <MayDriveTable licences={held} />
      </FormRow>
    </FormSection>
  );
}
