import type { PrintedDocument } from '@haisha/documents/document';
import type { RegisterQuery } from '@haisha/validation/allocation';
import type { ExportColumn } from '../../../../services/exports/cells/export-column.ts';
import type { PaperText } from '../../../../services/papers/paper-text.ts';
import type { RegisterEntry } from './read-register.ts';

type Column = { id: string; share: number; isEnd?: boolean; textOf: (entry: RegisterEntry, text: PaperText) => string };

/** What the law wants of each shipment: who carries, what, from where to where, and how far down the chain. */
const columns: readonly Column[] = [
  { id: 'transportRegister.day', share: 1.25, textOf: ({ run }, { day }) => day(run.operationDate) },
  { id: 'transportRegister.number', share: 1.5, textOf: ({ run }) => run.number },
  { id: 'transportRegister.cargoOwner', share: 1.7, textOf: ownerOf },
  { id: 'transportRegister.goods', share: 1.6, textOf: goodsOf },
  { id: 'transportRegister.section', share: 2.8, textOf: sectionOf },
  { id: 'transportRegister.weight', share: 1.1, isEnd: true, textOf: weightOf },
  { id: 'transportRegister.company', share: 2, textOf: companyOf },
  {
    id: 'transportRegister.permit',
    share: 1.6,
    textOf: ({ permitNumber }, { t }) => permitNumber ?? t('page.missing'),
  },
  { id: 'transportRegister.tier', share: 1, textOf: tierOf },
  { id: 'transportRegister.vehicle', share: 1.7, textOf: vehicleOf },
];

/** The register of actual carriers (実運送体制管理簿) of some days as a paper. */
export function transportRegister(
  entries: readonly RegisterEntry[],
  { from, to }: RegisterQuery,
  issuer: string,
  text: PaperText,
): PrintedDocument {
  const { t } = text;
  const title = t('transportRegister.title');
  const period = t('transportRegister.period', { from: text.day(from), to: text.day(to), issuer });
  return {
    language: text.locale,
    title: `${title} ${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`,
    orientation: 'landscape',
    foot: `${title}  ${period}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: period, size: 'large' },
      { kind: 'text', text: t('transportRegister.intro'), size: 'small' },
      {
        kind: 'table',
        columns: columns.map(({ id, isEnd, share }) => ({ head: t(id), share, align: isEnd ? 'end' : 'start' })),
        rows: entries.map((entry) => columns.map(({ textOf }) => textOf(entry, text))),
      },
      ...(entries.length === 0 ? [{ kind: 'text' as const, text: t('transportRegister.empty') }] : []),
    ],
  };
}

/** The same as columns of a file; a cell has one line. */
export function registerColumns(text: PaperText): ExportColumn<RegisterEntry>[] {
  return columns.map(({ id, textOf }) => ({
    id,
    header: text.t(id),
    cell: (entry: RegisterEntry) => ({ text: textOf(entry, text).replaceAll('\n', ' ') }),
  }));
}

function ownerOf({ shipment }: RegisterEntry, { name }: PaperText): string {
  const [first] = shipment.goods;
  return first ? name(first.cargoOwnerName, first.cargoOwnerNameEn) : '';
}

function goodsOf({ shipment }: RegisterEntry, { t, word }: PaperText): string {
  const names = shipment.goods.map(
    (one) => one.goodsName ?? `${word('delivery', 'zone', one.temperatureZone)} ${t('page.missing')}`,
  );
  return [...new Set(names)].join('、');
}

function sectionOf({ shipment }: RegisterEntry, { name }: PaperText): string {
  const [first] = shipment.goods;
  const ends = shipment.goods.map((one) => name(one.destinationName, one.destinationNameEn));
  return first ? `${name(first.originName, first.originNameEn)} → ${[...new Set(ends)].join('、')}` : '';
}

function weightOf({ shipment }: RegisterEntry, { figure, t }: PaperText): string {
  const weight = t('page.kilograms', { weight: figure(shipment.weightKg) });
  return shipment.isWeighed ? weight : t('transportRegister.unweighed', { weight });
}

function companyOf({ run }: RegisterEntry, { name }: PaperText): string {
  return name(run.deliveryCompanyName ?? '', run.deliveryCompanyNameEn);
}

function tierOf({ run }: RegisterEntry, { t }: PaperText): string {
  return run.tier === null ? t('page.missing') : t('transportRegister.tierOf', { tier: run.tier });
}

function vehicleOf({ run }: RegisterEntry, { t }: PaperText): string {
  return [run.hiredVehicle ?? t('page.missing'), run.hiredDriverName].filter(Boolean).join('\n');
}
