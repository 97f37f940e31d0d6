import type { PrintedDocument } from '@haisha/documents/document';
import { callShareOf } from '@haisha/rules/departure/call-share';
import type { HeldCall, MissingCall, PrintedCallBookQuery } from '@haisha/validation/call-book';
import type { PaperText } from '../../../services/papers/paper-text.ts';
import type { PrintedCallBook } from './read-printed-book.ts';

type Column = { id: string; share: number; textOf: (call: HeldCall, text: PaperText) => string };

/** What has to be recorded of a call (輸送安全規則 第7条第5項), in the order of the usual form. */
const columns: readonly Column[] = [
  { id: 'at', share: 1.5, textOf: ({ at }, { time }) => time(at).replace(' ', '\n') },
  { id: 'kind', share: 1.5, textOf: ({ kind }, { word }) => word('rollCall', 'kind', kind) },
  { id: 'driver', share: 1.6, textOf: ({ driverName, driverNameEn }, { name }) => name(driverName, driverNameEn) },
  { id: 'vehicle', share: 1, textOf: ({ vehicleCode }) => vehicleCode ?? '' },
  { id: 'method', share: 1.4, textOf: methodOf },
  {
    id: 'detector',
    share: 0.9,
    textOf: ({ usedDetector }, { t }) => t(`callBook.${usedDetector ? 'used' : 'unused'}`),
  },
  { id: 'alcohol', share: 1.4, textOf: alcoholOf },
  { id: 'health', share: 2, textOf: healthOf },
  { id: 'inspection', share: 1.1, textOf: inspectionOf },
  { id: 'condition', share: 2, textOf: ({ condition, reliefNotice }) => lines(condition, reliefNotice) },
  { id: 'instruction', share: 2, textOf: ({ instruction, note }) => lines(instruction, note) },
  { id: 'officer', share: 1.3, textOf: ({ byName }) => byName },
  { id: 'result', share: 0.8, textOf: ({ result }, { word }) => word('rollCall', 'result', result) },
];

/** The call book (点呼記録簿) as a paper, as an inspector knows it; it says to what it is narrowed. */
export function printCallBook(book: PrintedCallBook, query: PrintedCallBookQuery, text: PaperText): PrintedDocument {
  const { calls, departments, missing } = book;
  const { from, to } = query;
  const { t } = text;
  const title = t('callBook.title');
  const share = callShareOf(calls);
  const period = t('callBook.period', {
    from: text.day(from),
    to: text.day(to),
    department: departments.length === 0 ? t('callBook.everyDepartment') : namesOf(departments, text),
  });
  const narrowed = narrowedTo(book, query, text);
  const counted = { calls: share.calls, managers: share.ofManagers };
  return {
    language: text.locale,
    title: `${title} ${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`,
    orientation: 'landscape',
    foot: `${title}  ${period}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: period, size: 'large' },
      ...(narrowed === '' ? [] : [{ kind: 'text' as const, text: t('callBook.narrowed', { to: narrowed }) }]),
      share.isEnough || narrowed !== ''
        ? { kind: 'text', text: t('callBook.share', counted), size: 'small' }
        : { kind: 'notice', text: t('callBook.shareShort', counted) },
      {
        kind: 'table',
        columns: columns.map((column) => ({ head: t(`callBook.${column.id}`), share: column.share })),
        rows: calls.map((call) => columns.map(({ textOf }) => textOf(call, text))),
      },
      ...(calls.length === 0 ? [{ kind: 'text' as const, text: t('callBook.empty') }] : []),
      ...missingBlocks(missing, text),
    ],
  };
}

/** Whatever is not in the paper because it was asked for less than all. */
function narrowedTo(
  { drivers, officers }: PrintedCallBook,
  { entry, finding, kind, method, q, result }: PrintedCallBookQuery,
  text: PaperText,
): string {
  const words = (field: string, values: readonly string[]) =>
    values.map((value) => text.word('rollCall', field, value));
  const parts = [
    q === '' ? [] : [q],
    [namesOf(drivers, text)].filter(Boolean),
    words('entry', entry),
    words('kind', kind),
    words('method', method),
    words('result', result),
    words('finding', finding),
    officers.map(({ name }) => name),
  ];
  return parts
    .filter((some) => some.length > 0)
    .map((some) => some.join('・'))
    .join('　');
}

function namesOf(named: readonly { name: string; nameEn: string | null }[], { name }: PaperText): string {
  return named.map((one) => name(one.name, one.nameEn)).join('・');
}

/** What left without a call, and why: beside the calls of the same days. */
function missingBlocks(missing: readonly MissingCall[], { name, t, time }: PaperText): PrintedDocument['blocks'] {
  if (missing.length === 0) return [];
  const acknowledged = ({ acknowledgedAt, acknowledgedByName }: MissingCall) =>
    acknowledgedAt === null ? t('callBook.alarmOpen') : lines(acknowledgedByName, time(acknowledgedAt));
  return [
    { kind: 'text', text: t('callBook.alarms'), size: 'large' },
    {
      kind: 'table',
      columns: [
        { head: t('callBook.alarmAt'), share: 2 },
        { head: t('callBook.driver'), share: 3 },
        { head: t('callBook.alarmReason'), share: 9 },
        { head: t('callBook.alarmBy'), share: 4 },
      ],
      rows: missing.map((one) => [
        time(one.at),
        name(one.driverName, one.driverNameEn),
        one.reason ?? '',
        acknowledged(one),
      ]),
    },
  ];
}

function methodOf({ method, methodReason }: HeldCall, { word }: PaperText): string {
  return lines(word('rollCall', 'method', method), methodReason);
}

function alcoholOf({ alcohol }: HeldCall, { t }: PaperText): string {
  if (alcohol === null) return '';
  return alcohol > 0 ? t('callBook.found', { value: alcohol.toFixed(2) }) : `${t('callBook.none')} 0.00`;
}

function healthOf({ healthNote, isHealthy }: HeldCall, { t }: PaperText): string {
  return isHealthy === null ? '' : isHealthy ? t('callBook.well') : (healthNote ?? '');
}

function inspectionOf({ isVehicleSound, vehicleNote }: HeldCall, { t }: PaperText): string {
  if (isVehicleSound === null) return '';
  return isVehicleSound ? t('callBook.sound') : lines(t('callBook.unsound'), vehicleNote);
}

function lines(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join('\n');
}
