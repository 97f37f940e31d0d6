import type { PunchFileColumns } from '@haisha/rules/punches/file/columns';
import type { PunchFileLeftOut } from '@haisha/validation/punch-file';
import { mostLeftOutNamed } from '@haisha/validation/punch-file-choices';
import type { PunchFileLine } from '../../../db/schema/attendance/punch-files.ts';
import { beginsWithSum, isRemark } from '../../../services/imports/read/sum-rows.ts';

const longestText = 100;

/**
 * Tells totals and remarks, such as `※有休`, from rows of punches. Each row that `isLeftOut` was asked about and that is one
 * is counted in `leftOut`, the first ones with what they say.
 */
export function leavingOut(columns: PunchFileColumns): {
  isLeftOut: (row: PunchFileLine) => boolean;
  leftOut: PunchFileLeftOut;
} {
  const ofNames = [...columns.keys()].filter((at) => columns[at] === 'code' || columns[at] === 'name');
  const isName = (column: number) => columns[column] === 'name';
  const leftOut: PunchFileLeftOut = { items: [], total: 0 };
  const isLeftOut = ({ cells, number }: PunchFileLine) => {
    const isTotal = beginsWithSum(cells);
    if (!isTotal && !isRemark(cells, { ofNames, isName })) return false;
    leftOut.total += 1;
    if (leftOut.items.length < mostLeftOutNamed) {
      leftOut.items.push({ number, why: isTotal ? 'total' : 'remark', text: textOf(cells) });
    }
    return true;
  };
  return { isLeftOut, leftOut };
}

/** Merged cells may all say the same. */
function textOf(cells: readonly string[]): string {
  const said = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  return [...said].join(' ').slice(0, longestText);
}
