import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';

/** So many are named one by one. */
const mostNamed = 5;

/** Which rows of the file stand for no record, such as the total below a list. */
export function PassedOver({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation('import');
  const joined = useJoined();
  if (numbers.length === 0) return null;
  const named = numbers.slice(0, mostNamed).map((number) => t('row.number', { number: formatNumber(number) }));
  const more = numbers.length - named.length;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('passedOver.rows', { rows: joined(more > 0 ? [...named, t('passedOver.more', { count: more })] : named) })}
    </Text>
  );
}
