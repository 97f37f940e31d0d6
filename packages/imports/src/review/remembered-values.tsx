import { useJoined, useTranslation } from '@haisha/i18n';
import { Button, Flex, Text } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import { useFieldName } from '../use-field-name.ts';

export type RememberedValuesProps = { given: Pick<Import, 'entity' | 'columns'>; onChange: () => void };

/** Which values stand in all rows because an earlier import had them, with the way to other ones. */
export function RememberedValues({ given: { entity, columns }, onChange }: RememberedValuesProps) {
  const { t } = useTranslation('import');
  const joined = useJoined();
  const fieldName = useFieldName(entity);
  const values = columns.flatMap(({ field, fixed, isRemembered }) =>
    isRemembered && field ? [t('remembered.value', { field: fieldName(field), text: fixed })] : [],
  );
  if (values.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text textStyle="sm">{t('remembered.review', { values: joined(values) })}</Text>
      <Button variant="ghost" size="sm" onClick={onChange}>
        {t('remembered.change')}
      </Button>
    </Flex>
  );
}
