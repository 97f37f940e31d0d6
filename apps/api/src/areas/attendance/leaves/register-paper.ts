import type { PrintedDocument } from '@haisha/documents/document';
import type { LeaveRegister } from '@haisha/validation/leave';
import type { PaperText } from '../../../services/papers/paper-text.ts';

type Entry = LeaveRegister['drivers'][number];

const columns = [
  ['driver', 1.8],
  ['hired', 1.4],
  ['grants', 4.7],
  ['left', 0.8],
  ['fiveDays', 2.1],
  ['taken', 3.7],
] as const;

/** The register of paid leave on a day (年次有給休暇管理簿, 労働基準法施行規則 第24条の7) as a paper. */
export function registerPaper({ drivers, since }: LeaveRegister, date: string, text: PaperText): PrintedDocument {
  const { day, t } = text;
  const title = t('leaveRegister.title');
  const asOf = t('leaveRegister.asOf', { date: day(date) });
  return {
    language: text.locale,
    title: `${title} ${date}`,
    orientation: 'landscape',
    foot: `${title}  ${asOf}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: asOf },
      {
        kind: 'table',
        columns: columns.map(([name, share]) => ({
          ...{ head: t(`leaveRegister.${name}`), share },
          ...(name === 'left' && { align: 'end' as const }),
        })),
        rows: drivers.map((entry) => rowOf(entry, text)),
      },
      { kind: 'text', text: t('leaveRegister.law'), size: 'small' },
      ...(since === null
        ? []
        : [{ kind: 'text' as const, text: t('leaveRegister.since', { date: day(since) }), size: 'small' as const }]),
    ],
  };
}

function rowOf(
  { code, grants, hiredDate, left, name, nameEn, overdrawn, schedule, taken, years }: Entry,
  text: PaperText,
): string[] {
  const { day, figure, t, word } = text;
  const days = (count: number) => t('leaveRegister.days', { count: figure(count) });
  const granted = grants.map((grant) =>
    t('leaveRegister.grant', {
      ...{ date: day(grant.date), until: day(grant.lapsesOn) },
      ...{ days: days(grant.days), left: days(grant.left) },
    }),
  );
  const owed = years.map(({ from, missing, taken: had, to }) =>
    t(missing > 0 ? 'leaveRegister.owed' : 'leaveRegister.had', {
      ...{ from: day(from), to: day(to) },
      ...{ days: days(had), missing: days(missing) },
    }),
  );
  const dates = taken.map((one) =>
    one.part === 'day' ? day(one.day) : `${day(one.day)} ${word('leave', 'part', one.part)}`,
  );
  const agreed =
    schedule &&
    t(`leaveRegister.${schedule.per}`, { days: figure(schedule.days), hours: figure(schedule.weeklyHours) });
  return [
    `${code} ${text.name(name, nameEn)}`,
    [day(hiredDate), ...(agreed ? [agreed] : [])].join('\n'),
    granted.join('\n'),
    [days(left), ...(overdrawn > 0 ? [t('leaveRegister.overdrawn', { days: days(overdrawn) })] : [])].join('\n'),
    owed.join('\n'),
    dates.join(t('leaveRegister.separator')),
  ];
}
