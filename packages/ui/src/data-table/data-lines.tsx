import { useTranslation } from '@haisha/i18n';
import { Box, Button, Checkbox, Flex, VisuallyHidden } from '@haisha/ui';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { focusInSight } from '../scroll.ts';
import { LineRow } from './line-row.tsx';
import { LinesFrame } from './lines-frame.ts';
import { SortSelect } from './sort-select.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { useLinePresses } from './use-line-presses.ts';
import type { ViewProps } from './view-props.ts';

/** The table on narrow screens: rows of two lines; a long press or a button below them begins to choose some. */
export function DataLines<Row>(props: ViewProps<Row>) {
  const { label, rows, loading, awaitedRows, selection, startAt, onOpen, empty, foot, pages, ref } = props;
  const { t } = useTranslation('ui');
  const list = useRef<HTMLUListElement>(null);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const isChosen = selection !== undefined && selection.count > 0;
  const isChoosing = selection !== undefined && (wantsToChoose || isChosen);
  const presses = useLinePresses({
    isChoosing,
    onOpen: onOpen && ((id) => rows.filter((row) => row.id === id).map((row) => onOpen(row.original))),
    onChoose:
      selection &&
      ((id) => {
        setWantsToChoose(true);
        selection.toggle(id);
      }),
  });
  useImperativeHandle(ref, () => ({
    focus: () =>
      (
        list.current?.querySelector<HTMLElement>('a') ?? list.current?.querySelector<HTMLElement>('button, input')
      )?.focus(),
  }));
  // Whoever lets go of the last row has done with choosing.
  useEffect(() => {
    if (isChosen) return () => setWantsToChoose(false);
  }, [isChosen]);
  // Only when the page itself has the focus: a focused field keeps it.
  useFirstRows(rows.length, () => {
    if (startAt === undefined || !document.activeElement?.contains(list.current)) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(startAt)}"]`);
    const link = row?.querySelector<HTMLElement>('a');
    // Scrolls in a later frame, because the page scrolls to its top first.
    if (row && link) focusInSight(link, row);
  });
  if (rows.length === 0 && !loading) return <Box>{empty}</Box>;
  return (
    <Flex direction="column" flex="1">
      {isChoosing && (
        <Flex px="4" borderBottomWidth="1px">
          <Checkbox
            checked={selection.all === 'all'}
            indeterminate={selection.all === 'some'}
            onCheckedChange={selection.toggleAll}
          >
            {t('table.selectAll')}
          </Checkbox>
        </Flex>
      )}
      <LinesFrame ref={list} aria-label={label} aria-busy={loading} {...presses}>
        {rows.map((row) => (
          <LineRow key={row.id} {...props} row={row} isChoosing={isChoosing} />
        ))}
        {rows.length === 0 && <AwaitedLines rows={awaitedRows} />}
      </LinesFrame>
      {rows.length === 0 && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
      {rows.length > 0 && (
        <>
          {pages && (
            <Flex px="4" py="2" justify="center">
              {pages}
            </Flex>
          )}
          <Flex
            position="sticky"
            bottom="0"
            mt="auto"
            align="center"
            gap="2"
            minH="14"
            px="4"
            py="1"
            bg="bg"
            borderTopWidth="1px"
            textStyle="xs"
            color="fg.muted"
          >
            {foot}
            <Flex ms="auto" me="-2" gap="1" flexShrink="0" maxW="66%">
              {selection && (
                <Button
                  variant="ghost"
                  colorPalette={isChoosing ? 'primary' : 'gray'}
                  textStyle="xs"
                  px="2"
                  aria-pressed={isChoosing}
                  disabled={isChosen}
                  onClick={() => setWantsToChoose(!wantsToChoose)}
                >
                  {t('table.choose')}
                </Button>
              )}
              <SortSelect {...props} />
            </Flex>
          </Flex>
        </>
      )}
    </Flex>
  );
}

function AwaitedLines({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <li key={row} data-awaited="" aria-hidden="true">
      <i />
      <i />
    </li>
  ));
}
