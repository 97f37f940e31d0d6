import { useJoined, useTranslation } from '@haisha/i18n';
import { Alert, Button, Icon, Text } from '@haisha/ui';
import type { Import } from '@haisha/validation/import';
import { useFieldName } from '../use-field-name.ts';

export type GapsProps = { given: Import; onFill: () => void };

/** What many rows lack because the file has no column for it, once for all of them, with the way out. */
export function Gaps({ given: { entity, columns, gaps }, onFill }: GapsProps) {
  const { t } = useTranslation('import');
  const joined = useJoined();
  const fieldName = useFieldName(entity);
  const lacking = gaps.flatMap(({ column, empty }) => {
    const field = columns[column]?.field;
    return field && empty > 0 ? [{ field: fieldName(field), count: empty }] : [];
  });
  const [first] = lacking;
  if (!first) return null;
  const isSame = lacking.every(({ count }) => count === first.count);
  const title = isSame
    ? t('gaps.same', { count: first.count, fields: joined(lacking.map(({ field }) => field)) })
    : t('gaps.title', { fields: joined(lacking.map((one) => t('gaps.field', one))) });
  return (
    <Alert.Root status="warning" role="status" flexWrap="wrap" alignItems="center" rowGap="3">
      <Alert.Indicator alignSelf="flex-start">
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content minW={{ base: 'calc(100% - 3rem)', md: '0' }}>
        <Alert.Title>{title}</Alert.Title>
        <Text>{t('gaps.hint')}</Text>
      </Alert.Content>
      <Button variant="outline" bg="bg.panel" w={{ base: 'full', md: 'auto' }} onClick={onFill}>
        {t('gaps.fill')}
      </Button>
    </Alert.Root>
  );
}
