import { useTranslation } from '@haisha/i18n';
import { Box, Heading } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { Delivery } from '@haisha/validation/delivery';
import type { DeliveryResult } from '@haisha/validation/delivery-result';
import { useDeliveryText } from '../use-delivery-text.ts';

const order = [
  'loadStartAt',
  'loadEndAt',
  'loadCelsius',
  'departedAt',
  'arrivedAt',
  'waitingMinutes',
  'deliveredAt',
  'deliveredQuantity',
  'returnedQuantity',
  'returnReason',
  'arrivalCelsius',
  'receiver',
  'delayReason',
] as const satisfies readonly (keyof DeliveryResult)[];

/** What is known of how it went; nothing before it began. */
export function ResultFacts({ row: { result } }: { row: Pick<Delivery, 'result'> }) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const known = order.filter((name) => result[name] !== null);
  if (known.length === 0) return null;
  return (
    <Box as="section" borderTopWidth="1px" py="3" aria-label={t('field.result')}>
      <Heading as="h2" textStyle="md" fontWeight="bold" mb="1">
        {t('field.result')}
      </Heading>
      <DescriptionList
        items={known.map((name) => ({ id: name, label: t(`field.result.${name}`), value: textOf(name, result[name]) }))}
      />
    </Box>
  );
}
