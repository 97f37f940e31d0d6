import { Readable } from 'node:stream';
import { exportQuery } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { mostSheetRows } from '@haisha/validation/sheet-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App, AppDependencies } from '../app.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { tokyoDay } from '../clock.ts';
import { type Reach, reachOf } from '../crud/reach.ts';
import type { Database } from '../db/client.ts';
import { tooManyRows, validationFailed } from '../errors.ts';
import { csv, tokyoTime } from './csv.ts';
import { chosenColumns, type ExportColumn, type Labels } from './export-column.ts';
import { type ExportEntity, entityName, labelsOf } from './export-words.ts';
import { readBatches } from './read-batches.ts';
import { refuseForShiftJis, toShiftJis } from './shift-jis.ts';
import { xlsx } from './xlsx.ts';

type ExportedEntity<Row extends { id: string }, Query> = {
  /** Below /api, such as `/vehicles`. */
  path: string;
  name: ExportEntity;
  listQuery: z.ZodObject<z.ZodRawShape, z.core.$strict>;
  columns: (labels: Labels) => ExportColumn<Row>[];
  /** The ids of all rows of a list, in its order. */
  ids: (db: Database, query: Query, reach: Reach) => PromiseLike<{ id: string }[]>;
  rows: (db: Database, ids: string[], reach: Reach) => PromiseLike<Row[]>;
};

/** What the route itself reads of a query; the rest is the list's own. */
type FileChoice = { format: 'csv' | 'xlsx'; encoding: 'utf8' | 'sjis'; columns: string[]; locale: 'ja' | 'en' };

const types = {
  csv: { utf8: 'text/csv; charset=utf-8', sjis: 'text/csv; charset=Shift_JIS' },
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** `GET <path>/export`: exactly the filtered list as a file, streamed. Who takes what away is recorded before. */
export function exportRoute<Row extends { id: string }, Query>(
  app: App,
  { db, clock }: AppDependencies,
  { path, name, listQuery, columns, ids, rows }: ExportedEntity<Row, Query>,
  most = mostSheetRows,
): void {
  app.get(
    `${path}/export`,
    {
      config: { access: `${name}.export` },
      schema: { tags: [name], querystring: exportQuery(listQuery), response: { '4xx': problemSchema } },
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const choice = request.query as FileChoice;
      const reach = reachOf(request, `${name}.export`, clock);
      const chosen = chosenColumns(columns(labelsOf(name, choice.locale)), choice.columns);
      if ('unknown' in chosen) throw validationFailed([{ path: 'columns', code: 'choose' }]);
      const wanted = (await ids(db, request.query as Query, reach)).map(({ id }) => id);
      if (choice.format === 'xlsx' && wanted.length > most) throw tooManyRows('format', most);
      const batches = () => readBatches(wanted, (some) => rows(db, some, reach));
      if (choice.format === 'csv' && choice.encoding === 'sjis') await refuseForShiftJis(chosen, batches());
      const { format, encoding } = choice;
      await recordAudit(db, {
        actor: request.actor,
        action: 'export',
        entity: name,
        entityId: null,
        before: null,
        after: { rows: wanted.length, columns: chosen.map(({ id }) => id), format, encoding },
        requestId: request.id,
      });
      const title = entityName(name, choice.locale);
      reply.headers({
        'content-disposition': disposition(title, path, choice.format, clock()),
        'cache-control': 'no-store',
      });
      if (choice.format === 'xlsx') return reply.type(types.xlsx).send(xlsx(title, chosen, batches()));
      return reply.type(types.csv[choice.encoding]).send(csvStream(chosen, batches(), choice.encoding));
    },
  );
}

function csvStream<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  encoding: FileChoice['encoding'],
): Readable {
  const lines = csv(columns, batches, { withMark: encoding === 'utf8' });
  return Readable.from(encoding === 'utf8' ? lines : shiftJis(lines), { objectMode: false });
}

async function* shiftJis(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const some of lines) yield toShiftJis(some);
}

/** `車両-20261121-1705.csv`, with a plain name for old browsers (RFC 6266). */
function disposition(title: string, path: string, format: string, at: Date): string {
  const [, hour = '', minute = ''] = /\b(\d\d):(\d\d):/.exec(tokyoTime(at.toISOString())) ?? [];
  const stamp = `${tokyoDay(at).replaceAll('-', '')}-${hour}${minute}`;
  const full = encodeURIComponent(`${title.replaceAll(' ', '-')}-${stamp}.${format}`);
  return `attachment; filename="${path.slice(1)}-${stamp}.${format}"; filename*=UTF-8''${full}`;
}
