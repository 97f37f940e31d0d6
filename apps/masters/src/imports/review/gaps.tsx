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
  const empty = gaps.filter((gap) => gap.empty > 0);
  if (empty.length === 0) return null;
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>
          {t('gaps.title', {
            fields: joined(
              empty.map(({ column, empty: count }) =>
                t('gaps.field', { count, field: fieldName(columns[column]?.field ?? '') }),
              ),
            ),
          })}
        </Alert.Title>
        <Text>{t('gaps.hint')}</Text>
      </Alert.Content>
      <Button variant="outline" bg="bg.panel" onClick={onFill}>
        {t('gaps.fill')}
      </Button>
    </Alert.Root>
  );
}
