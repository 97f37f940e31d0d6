import { useTranslation } from '@haisha/i18n';
import type { CSSProperties } from 'react';
import type { BoardRow, Run } from '../day/board-types.ts';
import { barStateOf, codeOf, worstOf } from '../day/run-facts.ts';
import { midnightOf } from '../geometry/scale.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { useRunWords } from '../grid/use-run-words.ts';
import { sheetBar, sheetHours } from './sheet-bars.ts';

const signs = { amber: '▲', red: '■' } as const;

/** A row on paper; one without a run takes less room. */
export function PrintRow({ row, date }: { row: BoardRow; date: string }) {
  const { i18n } = useTranslation('board');
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
  const lanes = bars.length === 0 ? 0 : row.lanes.count;
  const style: CSSProperties & Record<`--${string}`, number> = { '--lanes': lanes };

  function second(run: Run): string {
    const who = row.head.kind === 'driver' ? (run.vehicleCode ?? '') : runWords.driversOf(run);
    return [runWords.timesOf(run), who].filter(Boolean).join(' ');
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
            const worst = worstOf(run.findings);
            const state = barStateOf(run);
            return (
              <div
                key={run.id}
                data-bar={state}
                title={i18n.t(`allocation:status.${run.status}`)}
                style={{
                  insetInlineStart: `${box.left}%`,
                  width: `${box.width}%`,
                  top: `calc(${lane} * var(--bar) + 0.4mm)`,
                }}
              >
                <span>
                  {worst !== null && signs[worst]} <b>{codeOf(run)}</b> {box.isRoomy && runWords.placesOf(run)}
                </span>
                <span>{box.isRoomy ? second(run) : runWords.timesOf(run).split('–')[0]}</span>
              </div>
            );
          })}
        </div>
      </td>
    </tr>
  );
}
