import { useTranslation } from '@haisha/i18n';

/** The words of a list of the record: to add to it, to name an entry, to remove one. */
export function useListText(list: 'licences' | 'qualifications' | 'healthChecks' | 'aptitudeTests' | 'events') {
  const { t } = useTranslation('driverRecord');
  const one = (number: number) => t(`one.${list}`, { number });
  return {
    none: t('none'),
    add: t(`add.${list}`),
    one,
    remove: (number: number) => t('remove', { name: one(number) }),
  };
}
