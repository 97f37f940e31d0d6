import { useJoined, useTranslation } from '@haisha/i18n';
import { Box, Button, Text } from '@haisha/ui';
import { CellGrid, type CellGridHandle } from '@haisha/ui/cell-grid';
import { Dialog } from '@haisha/ui/dialog';
import { useRef } from 'react';
import type { PastedCells } from './pasted-lines.ts';
import { type ReadingContext, readLine } from './read-line.ts';
import { RowFaults } from './row-faults.tsx';
import { sheetColumns } from './sheet-column.ts';
import { gridColumns, sheetRow } from './sheet-rows.tsx';
import { leadWidth } from './sheet-widths.ts';
import { useNamedRecords } from './use-named-records.ts';
import type { SheetWords } from './use-sheet-words.ts';

export type PastePreviewProps = PastedCells & {
  context: ReadingContext;
  words: SheetWords;
  onTake: () => void;
  onClose: () => void;
};

const nothingRefused = new Map();

/** Shows what was understood of copied cells before they stand in the sheet. */
export function PastePreview({ lines, leftOut, context, words, onTake, onClose }: PastePreviewProps) {
  const { t } = useTranslation('delivery');
  const joined = useJoined();
  const grid = useRef<CellGridHandle>(null);
  const recordOf = useNamedRecords(lines);
  const readings = lines.map((cells) => readLine(cells, { ...context, recordOf }));
  const faulty = readings.filter(({ faults }) => faults.size > 0).length;
  // An empty cell that must be filled in is seen as well.
  const shown = sheetColumns.filter(
    (column) => lines.some((cells) => cells[column] !== undefined) || readings.some(({ faults }) => faults.has(column)),
  );
  const rows = lines.map((cells, index) => {
    const line = { id: String(index), cells };
    const reading = readings[index] ?? readLine(cells, context);
    const row = sheetRow({ line, index, reading, isJudged: true, refused: nothingRefused }, { recordOf }, words);
    return { ...row, cells: row.cells.filter((_, at) => shown.some((column) => column === sheetColumns[at])) };
  });
  return (
    <Dialog
      open
      size="xl"
      title={t('sheet.pasteTitle', { count: lines.length })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('record:form.cancel')}
          </Button>
          <Button onClick={onTake} disabled={lines.length === 0}>
            {t('sheet.take')}
          </Button>
        </>
      }
    >
      <Text role="status" mb="3" color="fg.muted">
        {t(faulty > 0 ? 'sheet.pasteFaulty' : 'sheet.pasteUnderstood', { count: faulty })}
      </Text>
      {leftOut.length > 0 && (
        <Text mb="3" color="fg.warning">
          {t('sheet.pasteLeftOut', { columns: joined(leftOut), count: leftOut.length })}
        </Text>
      )}
      <Box borderWidth="1px" css={{ '& td[role=gridcell]': { borderInlineEndWidth: '1px' } }}>
        <Box display="flex" maxH="24rem" css={{ '& > *': { minW: '0' }, '& table': { minW: 'full' } }}>
          <CellGrid
            ref={grid}
            label={t('sheet.pasteLabel')}
            lead={{ header: '', width: leadWidth }}
            columns={gridColumns(shown, words)}
            rows={rows}
          />
        </Box>
        <RowFaults rows={rows} columns={shown} active={null} onCell={(place) => grid.current?.focus(place)} />
      </Box>
    </Dialog>
  );
}
