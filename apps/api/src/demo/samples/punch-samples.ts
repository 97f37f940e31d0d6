import { buffer } from 'node:stream/consumers';
import { recorderHeaders, recorderRows, tachographHeaders, tachographRows } from '@haisha/demo-company/sample-punches';
import type { ExportColumn } from '../../services/exports/cells/export-column.ts';
import { csv } from '../../services/exports/file/csv.ts';
import { toShiftJis } from '../../services/exports/file/shift-jis.ts';
import { xlsx } from '../../services/exports/file/xlsx.ts';

type Row = readonly string[];

/** Files of punches: of a time recorder in Shift_JIS, and of a digital tachograph as a workbook. */
export async function punchSamples(): Promise<{ path: string; content: Buffer }[]> {
  let recorder = '';
  for await (const some of csv(columnsOf(recorderHeaders), batchOf(recorderRows), { withMark: false }))
    recorder += some;
  const tachograph = await buffer(xlsx('日報', columnsOf(tachographHeaders), batchOf(tachographRows)));
  return [
    { path: 'punches/time-recorder.csv', content: toShiftJis(recorder) },
    { path: 'punches/tachograph.xlsx', content: tachograph },
  ];
}

function columnsOf(headers: readonly string[]): ExportColumn<Row>[] {
  return headers.map((header, at) => ({
    id: header,
    header,
    cell: (row) => (row[at] ? { text: row[at] } : null),
  }));
}

async function* batchOf(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
