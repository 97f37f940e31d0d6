import { useTranslation } from '@haisha/i18n';
import { Box, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { FixedValue, Import } from '@haisha/validation/import';
import type { Mapping } from './column-mapping.ts';

export type UsualValuesProps = {
  fields: Import['fields'];
  mapping: Mapping;
  fixed: readonly FixedValue[];
  fieldName: (field: string) => string;
};

/** What new records hold in fields that neither a column nor a value for all rows fills. */
export function UsualValues({ fields, mapping, fixed, fieldName }: UsualValuesProps) {
  const { t } = useTranslation('import');
  const isGiven = (id: string) => mapping.includes(id) || fixed.some(({ field, text }) => field === id && text !== '');
  const usual = fields.flatMap(({ id, usual: value }) => (value === undefined || isGiven(id) ? [] : [{ id, value }]));
  if (usual.length === 0) return null;
  return (
    <Box as="section" aria-label={t('usual.title')}>
      <Text as="h2" textStyle="md" fontWeight="bold">
        {t('usual.title')}
      </Text>
      <Text color="fg.muted" textStyle="sm" mb="1">
        {t('usual.hint')}
      </Text>
      <DescriptionList items={usual.map(({ id, value }) => ({ id, label: fieldName(id), value }))} />
    </Box>
  );
}
