import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, Flex, Heading, SimpleGrid, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { Delivery } from '@haisha/validation/delivery';
import type { ReactNode } from 'react';
import { useDeliveryText } from '../use-delivery-text.ts';
import { type ResultName, resultStops } from './result-values.ts';

export type ResultFactsProps = {
  row: Delivery;
  /** What can be done with it. */
  children: ReactNode;
};

/** What is known of how it went, place by place; nothing before it began. */
export function ResultFacts({ row, children }: ResultFactsProps) {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const textOf = useDeliveryText();
  const { result } = row;
  const isKnown = (name: ResultName) => result[name] !== null;
  const places = {
    loading: localName(row.originName, row.originNameEn),
    handover: localName(row.destinationName, row.destinationNameEn),
  };
  const known = resultStops.filter(({ names }) => names.some(isKnown));
  if (known.length === 0) return null;
  return (
    <Box as="section" borderTopWidth="1px" py="3" aria-label={t('field.result')}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="1">
        <Heading as="h2" textStyle="md" fontWeight="bold">
          {t('field.result')}
        </Heading>
        {children}
      </Flex>
      <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="6" rowGap="3">
        {known.map(({ stop, names }) => (
          <Box key={stop} role="group" aria-label={`${t(`section.${stop}`)} ${places[stop]}`}>
            <Flex gap="2" align="baseline">
              <Heading as="h3" textStyle="sm" fontWeight="semibold" flexShrink="0">
                {t(`section.${stop}`)}
              </Heading>
              <Text color="fg.muted" textStyle="sm" truncate>
                {places[stop]}
              </Text>
            </Flex>
            <DescriptionList
              items={names
                .filter(isKnown)
                .map((name) => ({ id: name, label: t(`field.result.${name}`), value: textOf(name, result[name]) }))}
            />
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}
