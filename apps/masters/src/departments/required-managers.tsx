import { formatNumber, useTranslation } from '@haisha/i18n';
import { requiredOperationManagers } from '@haisha/rules/operation-manager';
import { Box, Text } from '@haisha/ui';

export type RequiredManagersProps = { vehicleCount: number };

/** How many operation managers the law asks of an office with so many vehicles. */
export function RequiredManagers({ vehicleCount }: RequiredManagersProps) {
  const { t } = useTranslation('department');
  return (
    <Box>
      <Text textStyle="label" mb="1">
        {t('column.requiredManagers')}
      </Text>
      <Text fontVariantNumeric="tabular-nums">
        {t('managers', {
          vehicles: formatNumber(vehicleCount),
          managers: formatNumber(requiredOperationManagers(vehicleCount)),
        })}
      </Text>
      <Text textStyle="xs" color="fg.subtle">
        {t('help.requiredManagers')}
      </Text>
    </Box>
  );
}
