import { useLocale, useTranslation } from '@haisha/i18n';
import type { ListColumn } from '@haisha/records/list/list-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Text } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';

type Origin = Pick<Delivery, 'originId' | 'originName' | 'originNameEn'>;

/**
 * Where deliveries go and come from. The origin that is usual on a page stands in the header, in a row only another one;
 * without a usual one each row has its own.
 */
export function useWayColumn(): ListColumn<Delivery> {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const originOf = ({ originName, originNameEn }: Origin) => localName(originName, originNameEn);
  // What tells deliveries apart comes first: the end is what a narrow column cuts.
  const cellBeside = (usual?: Origin) => (row: Delivery) => (
    <>
      {localName(row.destinationName, row.destinationNameEn)}
      {row.originId !== usual?.originId && <Text as="span" color="fg.subtle">{` ← ${originOf(row)}`}</Text>}
    </>
  );
  return {
    id: 'destinationName',
    header: t('column.way'),
    exports: ['destinationCode', 'destinationName', 'originName'],
    cell: cellBeside(),
    among: (rows) => {
      const usual = usualOrigin(rows);
      return usual ? { header: t('column.wayFrom', { origin: originOf(usual) }), cell: cellBeside(usual) } : {};
    },
    sortable: true,
    primary: true,
    // The header holds a usual origin.
    width: useLocale() === 'en' ? 260 : 212,
  };
}

/** Returns a row with the origin that more than half of the rows have; undefined without one. */
export function usualOrigin<Row extends Pick<Origin, 'originId'>>(rows: readonly Row[]): Row | undefined {
  return rows.find((row) => rows.filter(({ originId }) => originId === row.originId).length > rows.length / 2);
}
