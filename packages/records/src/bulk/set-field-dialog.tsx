import { useTranslation } from '@haisha/i18n';
import { ProblemState } from '@haisha/platform/problem-state';
import { Button, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { EntityFields } from '@haisha/validation/entity';
import { useState } from 'react';
import { ChangePreview } from './change-preview.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { type SettableField, valueAt } from './settable-field.ts';
import type { BulkOutcome, useBulk } from './use-bulk.ts';

export type SetFieldDialogProps<Row extends EntityFields> = {
  rows: readonly Row[];
  useFields: () => readonly SettableField<Row>[];
  bulk: Pick<ReturnType<typeof useBulk<Row>>, 'set' | 'isSending'>;
  onDone: (outcome: BulkOutcome<Row>) => void;
  onClose: () => void;
};

/** Sets one field in many rows, after showing how many change from what to what. */
export function SetFieldDialog<Row extends EntityFields>({
  rows,
  useFields,
  bulk,
  onDone,
  onClose,
}: SetFieldDialogProps<Row>) {
  const { t } = useTranslation('bulk');
  const fields = useFields();
  const [at, setAt] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const field = at === null ? undefined : fields[at];
  const option = to === null ? undefined : field?.options[to];
  const present = rows.filter((row) => row.archivedAt === null);
  const archivedCount = rows.length - present.length;
  const isChanged = (row: Row) =>
    field !== undefined && option !== undefined && valueAt(row, field.field) !== option.value;
  const changed = present.filter(isChanged);

  async function confirm(): Promise<void> {
    if (!field || !option) return;
    setFailure(undefined);
    try {
      onDone(await bulk.set(changed, field, option.value));
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!bulk.isSending}
      title={t('set.title', { count: rows.length })}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={bulk.isSending} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button
            disabled={changed.length === 0}
            loading={bulk.isSending}
            loadingText={t('set.confirm', { count: changed.length })}
            onClick={() => void confirm()}
          >
            {t('set.confirm', { count: changed.length })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <ChoiceSelect
          label={t('set.field')}
          chosen={at}
          labels={fields.map(({ label }) => label)}
          onChoose={(index) => {
            setAt(index);
            setTo(null);
          }}
        />
        {field && (
          <ChoiceSelect
            key={field.field}
            label={t('set.value')}
            chosen={to}
            labels={field.options.map(({ label }) => label)}
            onChoose={setTo}
          />
        )}
        {field && option && (
          <ChangePreview
            texts={present.map((row) => textOf(field, row))}
            to={option.label}
            isChanged={(index) => present[index] !== undefined && isChanged(present[index])}
          />
        )}
        {archivedCount > 0 && <Text color="fg.muted">{t('set.archived', { count: archivedCount })}</Text>}
        {failure !== undefined && <ProblemState error={failure} />}
      </Stack>
    </Dialog>
  );
}

/** As it stands among the options, or what the row says where the value is none of them any more. */
function textOf<Row extends EntityFields>({ field, options, textOf }: SettableField<Row>, row: Row): string {
  return options.find(({ value }) => value === valueAt(row, field))?.label ?? textOf(row);
}
