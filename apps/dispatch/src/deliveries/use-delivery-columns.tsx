import { formatDate, formatNumber, formatYen, tokyoDate, useLocale, useTranslation } from '@haisha/i18n';
import { useCan, useSearchParams } from '@haisha/platform';
import type { ListColumn } from '@haisha/records/list/list-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { StatusBadge } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { operationTone, priceTone, tellsPrice } from './delivery-tone.ts';
import { OwnerName } from './owner-name.tsx';
import { useDeliveryText, windowText } from './use-delivery-text.ts';
import { useWayColumn } from './use-way-column.tsx';

const plain = ['slipNumber', 'kind', 'salesDate', 'billingDate', 'billingStatus'] as const;
const figures = ['volumeCubicMetres', 'cages', 'pallets'] as const;

/** What is not there yet; the same element in all cells. */
const nothing = <span style={{ color: 'var(--chakra-colors-fg-subtle)' }}>–</span>;

/** The columns of the list of deliveries; those of prices for who may see them. */
export function useDeliveryColumns(): ListColumn<Delivery>[] {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const textOf = useDeliveryText();
  const isEnglish = useLocale() === 'en';
  const [params] = useSearchParams();
  const isAskedFor = params.has('priceStatus');
  const seesPrices = useCan()('delivery.readPrice');
  const today = tokyoDate();
  const text = (id: (typeof plain)[number] | (typeof figures)[number], width: number) => ({
    id,
    header: t(`field.${id}`),
    cell: (row: Delivery) => textOf(id, row[id]),
    width,
  });
  const named = (id: 'customerName' | 'departmentName' | 'directionName', width: number) => ({
    id,
    header: t(`field.${id}`),
    cell: (row: Delivery) => localName(row[id], row[`${id}En`]),
    width,
  });
  const prices: ListColumn<Delivery>[] = [
    {
      id: 'priceStatus',
      header: t('short.priceStatus'),
      cell: (row) =>
        tellsPrice(row) || isAskedFor ? (
          <StatusBadge tone={priceTone(row)}>{textOf('priceStatus', row.priceStatus)}</StatusBadge>
        ) : (
          nothing
        ),
      sortable: true,
      align: 'end',
      width: 98,
      // What a list is narrowed to is to be seen.
      ...(isAskedFor && { rank: 1 }),
    },
    {
      id: 'totalYen',
      header: t('field.price.totalYen'),
      exports: ['price.fareYen', 'price.totalYen'],
      cell: ({ price }) => (price?.totalYen === null || price === null ? nothing : formatYen(price.totalYen)),
      align: 'end',
      width: 84,
    },
  ];
  return [
    {
      id: 'number',
      header: t('short.number'),
      cell: (row) => row.number,
      sortable: true,
      primary: true,
      hideable: false,
      width: 118,
    },
    { ...text('slipNumber', 110), sortable: true },
    {
      id: 'operationDate',
      header: t('short.operationDate'),
      cell: (row) => shortDay(row.operationDate, today),
      sortable: true,
      narrow: 'second',
      width: 92,
    },
    {
      id: 'operationStatus',
      header: t('short.operationStatus'),
      cell: (row) => (
        <StatusBadge tone={operationTone(row, today)}>{textOf('operationStatus', row.operationStatus)}</StatusBadge>
      ),
      sortable: true,
      narrow: 'second',
      // The English words of a status are longer.
      width: isEnglish ? 116 : 88,
    },
    {
      id: 'arriveFromMinutes',
      header: t('column.window'),
      exports: ['arriveFromMinutes', 'arriveToMinutes'],
      cell: windowText,
      sortable: true,
      narrow: 'second',
      width: 94,
    },
    {
      id: 'cargoOwnerName',
      header: t('field.cargoOwnerName'),
      cell: (row) => <OwnerName row={row} />,
      sortable: true,
      narrow: 'second',
      width: 144,
      leastWidth: 130,
    },
    { ...named('customerName', 170) },
    useWayColumn(),
    {
      id: 'temperatureZone',
      header: t('short.temperatureZone'),
      cell: (row) => t(`zone.${row.temperatureZone}`),
      width: isEnglish ? 84 : 60,
    },
    {
      id: 'quantity',
      header: t('field.quantity'),
      exports: ['quantity', 'loadUnit'],
      cell: (row) =>
        row.quantity === null
          ? ''
          : [formatNumber(row.quantity), textOf('loadUnit', row.loadUnit)].filter(Boolean).join(' '),
      align: 'end',
      width: 88,
    },
    {
      id: 'weightKg',
      header: t('short.weightKg'),
      cell: (row) => textOf('weightKg', row.weightKg),
      sortable: true,
      align: 'end',
      width: 90,
    },
    ...(seesPrices ? prices : []),
    { id: 'goodsName', header: t('field.goodsName'), cell: (row) => row.goodsName, width: 120 },
    { ...text('volumeCubicMetres', 96), align: 'end' },
    { ...text('cages', 96), align: 'end' },
    { ...text('pallets', 84), align: 'end' },
    {
      id: 'courseName',
      header: t('field.courseName'),
      exports: ['courseCode', 'courseName'],
      cell: (row) => localName(row.courseName, row.courseNameEn),
      sortable: true,
      width: 140,
    },
    named('directionName', 140),
    named('departmentName', 140),
    text('kind', 110),
    { id: 'allocationNumber', header: t('field.allocationNumber'), cell: (row) => row.allocationNumber, width: 136 },
    text('billingStatus', 100),
    text('salesDate', 128),
    text('billingDate', 128),
    useUpdatedAtColumn(),
  ];
}

/** A day without the year where it is this one: `11/26（木）`. */
function shortDay(day: string, today: string): string {
  const text = formatDate(day, { weekday: true });
  return day.slice(0, 4) === today.slice(0, 4) ? text.slice(5) : text;
}
