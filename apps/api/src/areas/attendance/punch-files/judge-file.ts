import type { FileRow } from '@haisha/rules/punches/file/rows';
import { readFileRow } from '@haisha/rules/punches/file/rows';
import type { PunchFileCode, PunchFileRow } from '@haisha/validation/punch-file';
import { type PunchFileVerdict, punchFileVerdicts } from '@haisha/validation/punch-file-choices';
import { tokyoDay } from '../../../clock.ts';
import type { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { type Named, readFileDrivers, toldDriver } from './file-drivers.ts';
import { type Judged, judgePunches, minuteOn } from './judge-punches.ts';

type Stored = Pick<typeof punchFiles.$inferSelect, 'columns' | 'shape' | 'lines'>;

export type JudgedFile = {
  rows: PunchFileRow[];
  counts: Partial<Record<PunchFileVerdict, number>>;
  codes: PunchFileCode[];
  /** What applying stores. */
  toStore: Judged[];
};

const nothing: JudgedFile = { rows: [], counts: {}, codes: [], toStore: [] };

type Read = { number: number; row: FileRow; named: Named };

/** Tells of each row of a file what would become of it now, for whoever has this scope. */
export async function judgeFile(
  db: Reader,
  { columns, lines, shape }: Stored,
  { now, scope }: { now: Date; scope: RowScope },
): Promise<JudgedFile> {
  if (shape === null) return nothing;
  const whose = await readFileDrivers(db, scope);
  const today = tokyoDay(now);
  const read = lines.map(({ cells, number }): Read => {
    const row = readFileRow(cells, { columns, shape, today });
    return { number, row, named: whose(row) };
  });
  const given = read.flatMap(({ named: { driver }, number, row }) =>
    driver?.isWithinScope && 'punches' in row
      ? row.punches.map(({ kind, minutes }) => ({
          ...{ row: number, driver, kind, date: row.date, minute: minuteOn(row.date, minutes) },
        }))
      : [],
  );
  const judged = await judgePunches(db, given, { now, shape });
  const punchesOf = Map.groupBy(judged, ({ row }) => row);
  const rows = read.map((one) => toldRow(one, punchesOf.get(one.number) ?? []));
  const counts: JudgedFile['counts'] = {};
  for (const { verdict } of rows) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return { rows, counts, codes: codesOf(read), toStore: judged.filter(({ punch }) => punch.verdict === 'new') };
}

function toldRow({ named: { driver }, number, row }: Read, judged: readonly Judged[]): PunchFileRow {
  const punches = judged.map(({ punch }) => punch).toSorted((a, b) => a.at.localeCompare(b.at));
  const refused = 'refused' in row ? row.refused : null;
  const worst = punchFileVerdicts.find((verdict) => punches.some((punch) => punch.verdict === verdict));
  const isOutside = driver !== null && !driver.isWithinScope;
  return {
    ...{ number, code: row.code, name: row.name, refused, punches },
    driver: driver && !isOutside ? toldDriver(driver) : null,
    // A day without any time says nothing.
    verdict: refused ? 'unreadable' : !driver ? 'unknownDriver' : isOutside ? 'outside' : (worst ?? 'known'),
  };
}

function codesOf(read: readonly Read[]): PunchFileCode[] {
  const asked = read.filter(
    ({ named: { driver, isCard, key } }) => key !== '' && (!driver || (isCard && driver.isWithinScope)),
  );
  return [...Map.groupBy(asked, ({ named }) => named.key)].map(([code, [first, ...more]]) => ({
    code,
    name: first?.row.name ?? '',
    rows: more.length + 1,
    driver: first?.named.driver ? toldDriver(first.named.driver) : null,
  }));
}
