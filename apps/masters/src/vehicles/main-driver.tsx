import { useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import { Text } from '@haisha/ui';
import { FormRow } from '@haisha/ui/form';

export type MainDriverProps = { vehicleId: string };

/** Whose main vehicle it is, as it is said at the drivers; its line stands before that is known. */
export function MainDriver({ vehicleId }: MainDriverProps) {
  const { t } = useTranslation('vehicle');
  const joined = useJoined();
  const { data } = useQuery({ ...vehiclesApi.usage(vehicleId), refetchOnMount: 'always' });
  const drivers = data?.usedBy.find(({ entity }) => entity === 'driver');
  const names = (useLocale() === 'en' && drivers?.examplesEn) || (drivers?.examples ?? []);
  return (
    <FormRow>
      <Text color="fg.muted" minH="1lh">
        {data && t('mainDriver', { names: names.length === 0 ? '—' : joined(names) })}
      </Text>
    </FormRow>
  );
}
