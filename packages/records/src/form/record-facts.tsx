import { formatInstant, useTranslation } from '@haisha/i18n';
import { Flex, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';

export type RecordFactsProps = { row: EntityFields };

/** Who added the row and who changed it last. */
export function RecordFacts({ row }: RecordFactsProps) {
  const { t } = useTranslation('record');
  const nobody = t('entity:actor.system');
  // A name stays on one line.
  const called = (who: EntityFields['createdBy']) => (who?.name ?? nobody).replaceAll(/\s/g, '\u00a0');
  return (
    <Flex columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      <Text>{t('form.created', { name: called(row.createdBy), at: formatInstant(row.createdAt) })}</Text>
      <Text>{t('form.updated', { name: called(row.updatedBy), at: formatInstant(row.updatedAt) })}</Text>
    </Flex>
  );
}
