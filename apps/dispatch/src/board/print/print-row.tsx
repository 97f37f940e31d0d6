import type { CSSProperties } from 'react';
import type { BoardRow, Run } from '../day/board-types.ts';
import { barStateOf, codeOf, endsOf, worstOf } from '../day/run-facts.ts';
import { midnightOf } from '../geometry/scale.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { useRunWords } from '../grid/use-run-words.ts';
import { type SheetBar, sheetBar, sheetHours, textThatFits } from './sheet-bars.ts';
import { lanesOnPaper } from './sheet-size.ts';

const signs = { amber: '▲', red: '■' } as const;

/** A row on paper; one without a run takes less room. */
export function PrintRow({ row, date }: { row: BoardRow; date: string }) {
  const words = useRowWords();
  const runWords = useRunWords();
  const midnight = midnightOf(date);
  const bars = row.runs.flatMap((run) => {
    const box = sheetBar(midnight, run);
    return box ? [{ run, box, lane: row.lanes.laneOf.get(run.id) ?? 0 }] : [];
  });
  const bands = row.bands.flatMap(({ end, reason, start }) => {
    const from = Math.max(start, midnight);
    const to = Math.min(end, midnight + sheetHours * 3_600_000);
    const span = { start: new Date(from).toISOString(), end: new Date(Math.max(from, to)).toISOString() };
    const box = to > from ? sheetBar(midnight, span) : null;
    return box ? [{ box, reason }] : [];
  });
  const lanes = lanesOnPaper(row, midnight);
  const style: CSSProperties & Record<`--${string}`, number> = { '--lanes': lanes };

  function first(run: Run, box: SheetBar): string {
    const worst = worstOf(run.findings);
    const code = [worst === null ? '' : signs[worst], codeOf(run)].filter(Boolean).join(' ');
    const to = words.placeOf(endsOf(run).to);
    return textThatFits(box, [`${code} ${runWords.placesOf(run)}`, ...(to === null ? [] : [`${code} →${to}`]), code]);
  }

  function second(run: Run, box: SheetBar): string {
    const who = row.head.kind === 'driver' ? (run.vehicleCode ?? '') : runWords.driversOf(run);
    const [start = '', end = ''] = runWords.timesOf(run).split('–');
    const times = box.isFromBefore ? `〜${end}` : `${start}–${end}`;
    return textThatFits(box, [`${times} ${who}`, times, box.isFromBefore ? times : start]);
  }

  return (
    <tr style={style} data-idle={lanes === 0 ? '' : undefined}>
      <th>
        <b>{words.nameOf(row)}</b> <span>{words.driverOf(row)}</span>
      </th>
      <td>
        <div data-lane="">
          {bands.map(({ box, reason }) => (
            <i key={reason} style={{ insetInlineStart: `${box.left}%`, width: `${box.width}%` }}>
              {words.reasonOf(row.head, reason)}
            </i>
          ))}
          {bars.map(({ run, box, lane }) => {
            return (
              <div
                key={run.id}
                data-bar={barStateOf(run)}
                style={{
                  insetInlineStart: `${box.left}%`,
                  width: `${box.width}%`,
                  top: `calc(${lane} * var(--bar) + 0.4 * var(--mm))`,
                }}
              >
                <b>{first(run, box)}</b>
                <span>{second(run, box)}</span>
              </div>
            );
          })}
        </div>
      </td>
    </tr>
  );
}
