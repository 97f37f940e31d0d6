import { useJoined, useTranslation } from '@haisha/i18n';
import { skipToken, useQuery } from '@haisha/platform';
import { isRecordId } from '@haisha/records/is-record-id';
import { vehicleTypesApi } from '@haisha/references/vehicle-types/vehicle-types-api';
import { missingZones } from '@haisha/rules/course-duty';
import { Box } from '@haisha/ui';
import { Warning } from '@haisha/ui/fields';
import { useWatch } from 'react-hook-form';
import type { CourseControl } from './course-values.ts';

/** Says which zones of the course its vehicle type has no compartment for; it can be saved nevertheless. */
export function ZonesNotCarried({ control }: { control: CourseControl }) {
  const { t } = useTranslation('course');
  const joined = useJoined();
  const [vehicleTypeId, zones] = useWatch({ control, name: ['vehicleTypeId', 'zones'] });
  const { data: type } = useQuery(
    isRecordId(vehicleTypeId) ? vehicleTypesApi.detail(vehicleTypeId) : { queryKey: [''], queryFn: skipToken },
  );
  const missing = type
    ? missingZones(
        zones ?? [],
        type.zones.map(({ zone }) => zone),
      )
    : [];
  return (
    <Box role="status">
      {missing.length > 0 && (
        <Warning>{t('zonesNotCarried', { zones: joined(missing.map((zone) => t(`zone.${zone}`))) })}</Warning>
      )}
    </Box>
  );
}
