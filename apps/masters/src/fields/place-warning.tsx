import { useTranslation } from '@haisha/i18n';
import { http, skipToken, useQuery } from '@haisha/platform';
import { Box } from '@haisha/ui';
import { Warning } from '@haisha/ui/fields';
import type { PostalCode } from '@haisha/validation/postal-code';
import { postalPlaceWarnings } from '@haisha/validation/postal-place';
import { type Control, useWatch } from 'react-hook-form';

type Place = Record<'postalCode' | 'prefecture' | 'city', string>;

/** Says that an address does not lie where its postal code belongs; it can be saved nevertheless. */
export function PlaceWarning({ control, label }: { control: Control<Place>; label: string }) {
  const { t } = useTranslation(['validation', 'ui']);
  const [code, prefecture, city] = useWatch({ control, name: ['postalCode', 'prefecture', 'city'] });
  const { data } = useQuery({
    queryKey: ['/postal-codes', code],
    queryFn: /^\d{7}$/.test(code ?? '') ? () => http().get<PostalCode>(`/postal-codes/${code}`) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // A code that nobody knows says nothing about the address.
    retry: false,
  });
  const [warning] = postalPlaceWarnings({ prefecture, city }, data?.places[0]);
  return (
    <Box role="status">
      {warning && (
        <Warning mt="1.5">
          {t('ui:field.warning', { text: t(warning.code, { ...warning.params, field: label }) })}
        </Warning>
      )}
    </Box>
  );
}
