import { formatInstant, useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';

export type RecordFactsProps = { row: EntityFields };

/** Who added the row and who changed it last. */
export function RecordFacts({ row }: RecordFactsProps) {
  const { t } = useTranslation('master');
  const nobody = t('entity:actor.system');
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('form.created', { name: row.createdBy?.name ?? nobody, at: formatInstant(row.createdAt) })}
      {' · '}
      {t('form.updated', { name: row.updatedBy?.name ?? nobody, at: formatInstant(row.updatedAt) })}
    </Text>
  );
}
