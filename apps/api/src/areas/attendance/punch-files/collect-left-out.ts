import type { PunchFileColumns } from '@haisha/rules/punches/file/columns';
import type { PunchFileLeftOut } from '@haisha/validation/punch-file';
import { mostLeftOutNamed } from '@haisha/validation/punch-file-choices';
import type { PunchFileLine } from '../../../db/schema/attendance/punch-files.ts';
import { beginsWithSum, isRemark } from '../../../services/imports/read/sum-rows.ts';

/** In characters. */
const longestText = 100;

/**
 * Collects the rows of a file that are no punches: totals and remarks, such as `※有休`. `leaveOut` takes one row after the
 * other, counts it in `leftOut` where it is one of those, the first ones with what they say, and returns whether it is.
 */
export function collectLeftOut(columns: PunchFileColumns): {
  leaveOut: (row: PunchFileLine) => boolean;
  leftOut: PunchFileLeftOut;
} {
  const ofNames = [...columns.keys()].filter((at) => columns[at] === 'code' || columns[at] === 'name');
  const isName = (column: number) => columns[column] === 'name';
  const leftOut: PunchFileLeftOut = { items: [], total: 0 };
  const leaveOut = ({ cells, number }: PunchFileLine) => {
    const isTotal = beginsWithSum(cells);
    if (!isTotal && !isRemark(cells, { ofNames, isName })) return false;
    leftOut.total += 1;
    if (leftOut.items.length < mostLeftOutNamed) {
      leftOut.items.push({ number, why: isTotal ? 'total' : 'remark', text: textOf(cells) });
    }
    return true;
  };
  return { leaveOut, leftOut };
}

/** Merged cells may all say the same. Half of a character such as 𠮷 would be no text that can be stored. */
function textOf(cells: readonly string[]): string {
  const said = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  return [...[...said].join(' ')].slice(0, longestText).join('');
}
