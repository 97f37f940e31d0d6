import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { http, skipToken, useQuery } from '@haisha/platform';
import { Box } from '@haisha/ui';
import { Warning } from '@haisha/ui/fields';
import type { PostalCode } from '@haisha/validation/postal-code';
import { addressLineWarnings, postalPlaceWarnings } from '@haisha/validation/postal-place';
import { type Control, useWatch } from 'react-hook-form';

export type AddressToJudge = Record<'postalCode' | 'prefecture' | 'city' | 'addressLine1', string>;

export type PlaceWarningProps = {
  control: Control<AddressToJudge>;
  label: (part: 'postalCode' | 'addressLine1') => string;
};

/** Says that an address does not lie where its postal code belongs, or names its city twice; it can be saved nevertheless. */
export function PlaceWarning({ control, label }: PlaceWarningProps) {
  const { t } = useTranslation('ui');
  const ruleText = useRuleText();
  const [code, prefecture, city, addressLine1] = useWatch({
    control,
    name: ['postalCode', 'prefecture', 'city', 'addressLine1'],
  });
  const { data } = useQuery({
    queryKey: ['/postal-codes', code],
    queryFn: /^\d{7}$/.test(code ?? '') ? () => http().get<PostalCode>(`/postal-codes/${code}`) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    // A code that nobody knows says nothing about the address.
    retry: false,
  });
  const warnings = [
    ...postalPlaceWarnings({ prefecture, city }, data?.places[0]).map((one) => ({
      ...one,
      field: label('postalCode'),
    })),
    ...addressLineWarnings({ prefecture, city, addressLine1 }).map((one) => ({ ...one, field: label('addressLine1') })),
  ];
  return (
    <Box role="status">
      {warnings.map(({ field, ...warning }) => (
        <Warning key={warning.path} mt="1.5">
          {t('field.warning', { text: ruleText(warning, field) })}
        </Warning>
      ))}
    </Box>
  );
}
