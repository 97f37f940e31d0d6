import { formatInstant, useTranslation } from '@haisha/i18n';
import { Flex, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';

export type RecordFactsProps = { row: EntityFields };

/** Who added the row and who changed it last. */
export function RecordFacts({ row }: RecordFactsProps) {
  const { t } = useTranslation('record');
  const nobody = t('entity:actor.system');
  // A name stays on one line, and so does a time.
  const whole = (text: string) => text.replaceAll(/\s/g, '\u00a0');
  const called = (who: EntityFields['createdBy']) => whole(who?.name ?? nobody);
  return (
    <Flex
      columnGap="4"
      wrap="wrap"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      css={{ '& > p': { wordBreak: 'keep-all', overflowWrap: 'anywhere' } }}
    >
      <Text>{t('form.created', { name: called(row.createdBy), at: whole(formatInstant(row.createdAt)) })}</Text>
      <Text>{t('form.updated', { name: called(row.updatedBy), at: whole(formatInstant(row.updatedAt)) })}</Text>
    </Flex>
  );
}
