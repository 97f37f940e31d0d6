import { tokyoDate, useTranslation } from '@haisha/i18n';
import { isProblem, Link, notify, useMutation, useProblemText, useSession, useUnsavedGuard } from '@haisha/platform';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { Box, Button, Flex, Icon, NativeSelect, PageFrame, Text } from '@haisha/ui';
import { CellGrid, type CellGridHandle } from '@haisha/ui/cell-grid';
import { BottomBar } from '@haisha/ui/form';
import { displayKeys } from '@haisha/ui/keys';
import { type DeliveryKind, deliveryKinds } from '@haisha/validation/delivery-choices';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deliveryPlace } from '../delivery-place.ts';
import { createDeliveries } from './batch-api.ts';
import { PastePreview } from './paste-preview.tsx';
import { type PastedCells, pastedLines, readClipboard } from './pasted-lines.ts';
import { type ReadingContext, readLine } from './read-line.ts';
import { RowFaults } from './row-faults.tsx';
import { isBlank, sheetColumns } from './sheet-column.ts';
import { columnAt, keyOf, placeOf, type SheetPlace } from './sheet-keys.ts';
import { gridColumns, type SheetLine, sheetRow } from './sheet-rows.tsx';
import { leadWidth } from './sheet-widths.ts';
import { useNamedRecords } from './use-named-records.ts';
import { cellAfter, useSheet, usualDay } from './use-sheet.ts';
import { useSheetWords } from './use-sheet-words.ts';

type Pasted = { at: SheetPlace } & PastedCells;

/** Why the lines were not added: what `sheet.*` says, or an error of the request. */
type Failure = 'noDepartment' | 'nothing' | 'waiting' | 'faulty' | { error: unknown };

/** Many deliveries at once, as in a spreadsheet: by keyboard alone, or pasted from one. */
export function DeliverySheetPage() {
  const { t } = useTranslation('delivery');
  const title = usePageTitle(deliveryPlace.formAt(null));
  const listTitle = usePageTitle(deliveryPlace.path);
  const problemText = useProblemText();
  const words = useSheetWords();
  const sheet = useSheet();
  const recordOf = useNamedRecords(sheet.lines.map(({ cells }) => cells));
  const departments = useDepartmentOptions('delivery.create').options;
  const own = useSession()?.user.departmentIds[0];
  const [chosen, setChosen] = useState<string>();
  const departmentId = chosen ?? own ?? null;
  const [kind, setKind] = useState<DeliveryKind>('store');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const grid = useRef<CellGridHandle>(null);
  const { mutateAsync: create, isPending } = useMutation(createDeliveries());
  useUnsavedGuard(sheet.filled.length > 0);
  const begin = useEffectEvent(() => grid.current?.focus({ rowId: sheet.lines[0]?.id ?? '', column: 0 }));
  useEffect(() => begin(), []);

  const context: ReadingContext = { departmentId, kind, recordOf, valueOf: words.valueOf, today: tokyoDate() };
  const readings = new Map(sheet.lines.map((line) => [line.id, readLine(line.cells, context)]));
  const rows = sheet.lines.map((line, index) =>
    sheetRow(
      {
        line,
        index,
        reading: readLineOf(line),
        isJudged: sheet.isJudged(line.id),
        refused: sheet.refusedOf(line.id),
      },
      context,
      words,
    ),
  );

  function readLineOf(line: SheetLine) {
    return readings.get(line.id) ?? readLine(line.cells, context);
  }

  function edit({ rowId, column }: SheetPlace, text: string): void {
    const line = sheet.lines.find(({ id }) => id === rowId);
    const begins =
      line !== undefined && isBlank(line.cells) && text !== '' && columnAt({ rowId, column }) !== 'operationDate';
    sheet.change(rowId, { ...(begins && { operationDate: usualDay() }), [columnAt({ rowId, column })]: text });
  }

  /** In the first phase, before the grid moves down or opens the cell. */
  function takeKey(event: KeyboardEvent): void {
    const key = keyOf(event);
    if (key === 'save') {
      event.preventDefault();
      leaveCell();
      // What was being typed is in the sheet once it is drawn.
      setTimeout(() => saveButton.current?.click());
      return;
    }
    const place = placeOf(event.target);
    if (!place || !key) return;
    if (key === 'copyAbove') {
      event.preventDefault();
      sheet.copyAbove(place.rowId, columnAt(place));
      return;
    }
    const isEditing = (event.target as HTMLElement).dataset.editing !== undefined;
    // While it is edited the grid takes the text, or the word that is marked, first.
    if (isEditing) return;
    go(event, place, key === 'next' ? 1 : -1);
  }

  function goOn(event: KeyboardEvent): void {
    const key = keyOf(event);
    const place = placeOf(event.target);
    if (!place || (key !== 'next' && key !== 'previous')) return;
    go(event, place, key === 'next' ? 1 : -1);
  }

  function go(event: KeyboardEvent, place: SheetPlace, step: 1 | -1): void {
    const next = cellAfter(sheet.lines, place, step);
    // From the last cell on the Tab key leaves the sheet.
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.rowId !== place.rowId) sheet.judge([place.rowId]);
    grid.current?.focus(next);
  }

  function leaveCell(): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function takePaste(event: ClipboardEvent): void {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!at || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    event.stopPropagation();
    setPasted({ at, ...pastedLines(readClipboard(text), columnAt(at), words.columnNamed) });
  }

  const saveButton = useRef<HTMLButtonElement>(null);

  async function save(): Promise<void> {
    setFailure(departmentId === null ? 'noDepartment' : null);
    if (departmentId === null) return;
    const sent = sheet.filled;
    sheet.judge(sent.map(({ id }) => id));
    const inputs = sent.flatMap((line) => readLineOf(line).input ?? []);
    if (sent.length === 0 || inputs.length < sent.length) return lookAtFault(sent);
    try {
      const made = await create(inputs);
      sheet.clear();
      notify({ kind: 'success', text: t('sheet.saved', { count: made.length }) });
    } catch (error) {
      const errors = isProblem(error) ? (error.problem.errors ?? []) : [];
      sheet.refuse(errors, sent);
      setFailure({ error });
    }
  }

  function lookAtFault(sent: readonly SheetLine[]): void {
    const line = sent.find((one) => readLineOf(one).input === null);
    if (!line) {
      setFailure('nothing');
      return;
    }
    const { faults } = readLineOf(line);
    const column = sheetColumns.findIndex((one) => faults.has(one));
    grid.current?.focus({ rowId: line.id, column: Math.max(0, column) });
    setFailure(column === -1 ? 'waiting' : 'faulty');
  }

  return (
    <PageFrame
      title={title}
      width="edge"
      breadcrumb={[{ id: 'list', link: <Link to={deliveryPlace.path}>{listTitle}</Link> }]}
      actions={
        <>
          <Choice
            label={t('field.departmentId')}
            value={departmentId ?? ''}
            options={departmentId === null ? [{ value: '', label: t('sheet.choose') }, ...departments] : departments}
            onChange={setChosen}
          />
          <Choice
            label={t('field.kind')}
            value={kind}
            options={deliveryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(value) => setKind(value as DeliveryKind)}
          />
          <Text color="fg.muted" textStyle="xs" hideBelow="md">
            {t('sheet.hint')}
          </Text>
          <Button asChild variant="ghost" colorPalette="gray" ms="auto">
            <Link to={deliveryPlace.formAt(null)}>{t('sheet.toForm')}</Link>
          </Button>
        </>
      }
    >
      <Flex
        direction="column"
        flex="1"
        minH="0"
        css={{ '& td[role=gridcell]': { borderInlineEndWidth: '1px' }, '& table': { minW: 'full' } }}
        onKeyDownCapture={takeKey}
        onKeyDown={goOn}
        onPasteCapture={takePaste}
        onFocusCapture={({ target }) => setActive(placeOf(target)?.rowId ?? null)}
      >
        <CellGrid
          ref={grid}
          label={t('sheet.label')}
          lead={{ header: '', width: leadWidth }}
          columns={gridColumns(sheetColumns, words)}
          rows={rows}
          onEdit={edit}
        />
      </Flex>
      <RowFaults rows={rows} columns={sheetColumns} active={active} onCell={(place) => grid.current?.focus(place)} />
      <BottomBar bg="bg.panel" px={{ base: '4', md: '6' }}>
        <Button ref={saveButton} loading={isPending} loadingText={t('sheet.save')} onClick={() => void save()}>
          {t('sheet.save')}
          <Box as="span" hideBelow="lg" aria-hidden="true" textStyle="xs">
            {displayKeys('mod+s')}
          </Box>
        </Button>
        <Text color="fg.subtle" textStyle="xs" role="status">
          {sheet.filled.length > 0 && t('sheet.filled', { count: sheet.filled.length })}
        </Text>
        {failure !== null && (
          <Flex role="alert" gap="2" align="center" color="fg.error">
            <Icon name="error" size={16} />
            {typeof failure === 'string' ? t(`sheet.${failure}`) : problemText(failure.error)}
          </Flex>
        )}
      </BottomBar>
      {pasted && (
        <PastePreview
          lines={pasted.lines}
          leftOut={pasted.leftOut}
          context={context}
          words={words}
          onTake={() => {
            sheet.put(pasted.at.rowId, pasted.lines);
            setPasted(null);
          }}
          onClose={() => setPasted(null)}
        />
      )}
    </PageFrame>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** What is the same for all lines. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <NativeSelect.Root w="auto" maxW="full">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        css={{ fieldSizing: 'content' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${label}: ${option.label}`}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
