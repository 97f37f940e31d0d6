import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Heading, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { DeliveryPrice } from '@haisha/validation/delivery-price';
import type { ReactNode } from 'react';
import { useDeliveryText } from '../use-delivery-text.ts';

const amounts = [
  'fareModel',
  'unitPriceYen',
  'fareYen',
  'tollYen',
  'surchargeYen',
  'waitingFeeYen',
  'handlingFeeYen',
  'extraFeeYen',
  'nightHolidayFeeYen',
  'adjustmentYen',
  'adjustmentReason',
] as const satisfies readonly (keyof DeliveryPrice)[];

export type PriceFactsProps = {
  price: DeliveryPrice;
  /** What can be done with it. */
  children: ReactNode;
};

/** What a delivery earns: the total, and the amounts of which it is made. */
export function PriceFacts({ price, children }: PriceFactsProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const known = amounts.filter((name) => price[name] !== null);
  const { totalYen, fixedAt, fixedByName } = price;
  return (
    <Box as="section" borderTopWidth="1px" py="3" aria-label={t('field.price')}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex gap="3" align="baseline" wrap="wrap">
          <Heading as="h2" textStyle="md" fontWeight="bold">
            {t('field.price')}
          </Heading>
          <Text
            fontVariantNumeric="tabular-nums"
            {...(totalYen === null ? { color: 'fg.muted' } : { textStyle: 'md' })}
          >
            {totalYen === null ? t('priceStatus.undecided') : textOf('totalYen', totalYen)}
          </Text>
          {fixedAt !== null && (
            <Text color="fg.muted" textStyle="xs">
              {t('fixedBy', { name: fixedByName ?? t('entity:actor.system'), at: textOf('fixedAt', fixedAt) })}
            </Text>
          )}
        </Flex>
        {children}
      </Flex>
      {known.length > 0 && (
        <DescriptionList
          items={known.map((name) => ({ id: name, label: t(`field.price.${name}`), value: textOf(name, price[name]) }))}
        />
      )}
    </Box>
  );
}
