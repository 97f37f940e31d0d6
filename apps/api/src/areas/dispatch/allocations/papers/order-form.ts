import type { DocumentBlock, DocumentFact, DocumentLine, PrintedDocument } from '@haisha/documents/document';
import type { Allocation } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import type { PaperText } from '../../../../services/papers/paper-text.ts';
import { given, orderPrices } from './order-prices.ts';
import { goodsTable, stopsTable } from './paper-tables.ts';
import type { OrderedCompany, PaperFacts } from './read-paper.ts';

/** What is no order yet, or no more. */
const drafts: readonly Allocation['status'][] = ['planned'];
const over: readonly Allocation['status'][] = ['declined', 'cancelled'];

/**
 * The order form (運送依頼書) of a run given to a delivery company: services and price, loading and extra work with theirs,
 * other costs, both parties, payment and the day of issue (貨物自動車運送事業法 第24条, 中小受託取引適正化法 第4条). What
 * nobody has recorded is named as missing.
 */
export function orderForm(facts: PaperFacts & { company: OrderedCompany }, text: PaperText): PrintedDocument {
  const { run } = facts;
  const { t } = text;
  return {
    language: text.locale,
    title: `${t('orderForm.title')} ${run.number}`,
    orientation: 'portrait',
    foot: `${t('orderForm.title')}  ${run.number}`,
    blocks: [
      { kind: 'title', text: t('orderForm.title') },
      ...stateNotice(run, text),
      parties(facts, text),
      { kind: 'text', text: t('orderForm.request') },
      { kind: 'heading', text: t('orderForm.services') },
      { kind: 'facts', facts: services(facts, text) },
      { kind: 'heading', text: t('orderForm.price') },
      { kind: 'facts', facts: orderPrices(facts, text) },
      { kind: 'heading', text: t('orderForm.stops') },
      stopsTable(facts, text),
      { kind: 'heading', text: t('orderForm.goods') },
      goodsTable(facts.goods, text),
      { kind: 'text', text: t('orderForm.law'), size: 'small' },
    ],
  };
}

function stateNotice({ status }: Allocation, { t, word }: PaperText): DocumentBlock[] {
  if (drafts.includes(status)) return [{ kind: 'notice', text: t('page.draft') }];
  if (over.includes(status)) {
    return [{ kind: 'notice', text: t('page.over', { status: word('allocation', 'status', status) }) }];
  }
  return [];
}

function parties({ company, issuer, run }: PaperFacts & { company: OrderedCompany }, text: PaperText): DocumentBlock {
  const { t } = text;
  const missing = t('page.missing');
  const plain = (line: string | false | null): DocumentLine[] => (line ? [{ text: line }] : []);
  return {
    kind: 'sides',
    start: [
      { text: t('orderForm.to', { name: text.name(company.name, company.nameEn) }), strong: true },
      ...plain(company.contactName && t('orderForm.contact', { name: company.contactName })),
      { text: text.address(company) },
      ...plain(text.contact(company)),
      { text: t('orderForm.permit', { number: company.permitNumber ?? missing }) },
      { text: t('orderForm.invoiceNumber', { number: company.invoiceNumber ?? missing }) },
    ],
    end: [
      { text: issuer.issuerName ?? text.name(issuer.name, issuer.nameEn), strong: true },
      ...plain(issuer.issuerName !== null && text.name(issuer.name, issuer.nameEn)),
      { text: issuer.issuerAddress ?? text.address(issuer) },
      ...plain(text.contact(issuer)),
      { text: t('orderForm.invoiceNumber', { number: issuer.issuerInvoiceNumber ?? missing }) },
      {
        text: t('orderForm.issuedOn', {
          day: run.requestedAt ? (text.time(run.requestedAt).split(' ')[0] ?? '') : missing,
        }),
      },
      { text: t('orderForm.number', { number: run.number }) },
    ],
  };
}

function services({ goods, run }: PaperFacts, text: PaperText): DocumentFact[] {
  const { t } = text;
  const types = unique(goods.flatMap((one) => (one.requiredVehicleTypeName ? [nameOfType(one, text)] : [])));
  const title = run.title ?? (run.courseName && `${run.courseCode} ${text.name(run.courseName, run.courseNameEn)}`);
  const answers = [
    run.requestedAt && t('orderForm.asked', { at: text.time(run.requestedAt) }),
    run.answeredAt && t('orderForm.answered', { at: text.time(run.answeredAt) }),
    text.word('allocation', 'status', run.status),
  ];
  return [
    { label: t('orderForm.operationDate'), value: text.day(run.operationDate) },
    given(t('orderForm.course'), title, text, t('page.none')),
    { label: t('orderForm.loading'), value: text.time(run.stops[0]?.plannedArriveAt ?? run.start) },
    { label: t('orderForm.finished'), value: text.time(run.stops.at(-1)?.plannedDepartAt ?? run.end) },
    given(t('orderForm.vehicleType'), types.join('、') || null, text, t('page.none')),
    given(t('orderForm.zones'), zonesOf(run, text), text),
    given(t('orderForm.hiredVehicle'), run.hiredVehicle, text),
    given(t('orderForm.hiredDriver'), run.hiredDriverName, text),
    given(
      t('orderForm.distance'),
      run.plannedDistanceKm === null ? null : `${text.figure(run.plannedDistanceKm)} km`,
      text,
    ),
    given(t('orderForm.tier'), run.tier === null ? null : `${run.tier}`, text),
    { label: t('orderForm.answer'), value: answers.filter(Boolean).join('  '), wide: true },
    { label: t('orderForm.note'), value: run.note ?? t('page.none'), wide: true },
  ];
}

function zonesOf({ load }: Allocation, { word }: PaperText): string | null {
  return load.zones.map((zone) => word('delivery', 'zone', zone)).join('、') || null;
}

function nameOfType({ requiredVehicleTypeName, requiredVehicleTypeNameEn }: Delivery, text: PaperText): string {
  return text.name(requiredVehicleTypeName ?? '', requiredVehicleTypeNameEn);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
