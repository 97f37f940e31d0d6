import { formatDate, useTranslation } from '@haisha/i18n';
import { isProblem, notify, useUnsavedGuard } from '@haisha/platform';
import { Button, chakra, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { leastReasonLetters } from '@haisha/validation/punch-choices';
import type { TimeRecord, TimeRecordInput } from '@haisha/validation/time-record';
import { useRef, useState } from 'react';
import { DayEvents } from '../events/day-events.tsx';
import { DayLocked } from '../locks/day-locked.tsx';
import { rowOf } from '../records/record-row.ts';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { AskedChanges } from '../requests/asked-changes.tsx';
import { EvidenceChoice } from '../requests/evidence-choice.tsx';
import { PlannedCell } from '../table/planned-cell.tsx';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeHistory } from './change-history.tsx';
import type { ChangeMode } from './change-mode.ts';
import { ChangeReason } from './change-reason.tsx';
import {
  changesStanding,
  type Draft,
  inputOf,
  isChanged,
  isReadable,
  type PunchDifference,
  punchDifferencesOf,
  rebased,
  withProposals,
} from './draft.ts';
import { OthersChanged } from './others-changed.tsx';
import { PunchRows } from './punch-rows.tsx';
import { useSendChange } from './use-send-change.ts';

export type ChangeDialogProps = {
  record: TimeRecord;
  name: string;
  /** What the dialog opens with: the punches as they are, or a line that would change them. */
  draft: Draft;
  reason: TimeRecordInput['reason'];
  mode: ChangeMode;
  /** Somebody else has to approve, whoever asks. */
  isOld: boolean;
  onClose: () => void;
};

/** Why nothing was stored, with the punches that were sent and their keys in the draft. */
type Failure = { error: unknown; punches: TimeRecordInput['punches']; keys: readonly string[] };

/** The punches of a day, changed with a reason: what comes of it stands beside them before anything is stored. */
export function ChangeDialog({
  draft: opened,
  isOld,
  mode,
  name,
  onClose,
  reason: usual,
  record: given,
}: ChangeDialogProps) {
  const { t } = useTranslation('timeRecord');
  const canChange = mode !== 'read';
  const refusals = useRefusalWords();
  const [record, setRecord] = useState(given);
  const [draft, setDraft] = useState(opened);
  const [chosen, setChosen] = useState<TimeRecordInput['reason'] | null>(null);
  const [text, setText] = useState('');
  const [others, setOthers] = useState<readonly PunchDifference[]>([]);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { isPending, send } = useSendChange(mode);
  const first = useRef<HTMLInputElement>(null);
  // What stands is changed since it was wrong, unless somebody says otherwise.
  const reason = chosen ?? (changesStanding(draft) ? 'mistaken' : usual);
  const isDirty = isChanged(draft);
  const release = useUnsavedGuard(canChange && isDirty);
  const isReasonShort = reason === 'other' && text.trim().length < leastReasonLetters;
  const why = { reason, reasonText: text.trim() === '' ? null : text.trim() };
  const row = rowOf(record, Date.now());
  const refused = new Map(
    failure
      ? refusals
          .refused(failure.error, failure.punches)
          .map(({ index, text: said }) => [failure.keys[index] ?? '', said])
      : [],
  );
  const missing = row.proposals.filter(({ kind }) => !draft.some((one) => one.id === null && one.kind === kind));

  function edit(next: Draft): void {
    if (refused.size > 0) setFailure(null);
    setDraft(next);
  }

  async function save(): Promise<void> {
    setIsTried(true);
    setFailure(null);
    if (!isReadable(draft) || isReasonShort) return;
    const input = inputOf(draft, record, why);
    try {
      const isFileKept = await send(record, input, file);
      release();
      const text = t(`change.${mode === 'ask' ? 'asked' : 'saved'}`, { name, date: formatDate(record.date) });
      notify({ kind: 'success', text, about: row.key });
      if (!isFileKept)
        notify({ kind: 'error', text: t('change.fileFailed', { name: file?.name ?? '' }), about: row.key });
      onClose();
    } catch (error) {
      const current = isProblem(error, 'version.conflict')
        ? (error.problem.current as TimeRecord | undefined)
        : undefined;
      if (!current) {
        const keys = draft.filter(({ isTakenBack }) => !isTakenBack).map(({ key }) => key);
        return setFailure({ error, punches: input.punches, keys });
      }
      setOthers(punchDifferencesOf(record, current));
      setDraft(rebased(draft, current));
      setRecord(current);
    }
  }

  return (
    <Dialog
      open
      size="xl"
      title={t('change.title', { name, date: formatDate(record.date, { weekday: true }) })}
      initialFocusRef={first}
      closable={!isPending}
      onClose={onClose}
      footer={
        canChange && (
          <>
            <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
              {t('change.close')}
            </Button>
            <Button
              disabled={!isDirty}
              loading={isPending}
              loadingText={t('change.saving')}
              onClick={() => void save()}
            >
              {t(mode === 'ask' ? 'change.ask' : 'change.save')}
            </Button>
          </>
        )
      }
    >
      <Stack
        gap="4"
        onKeyDown={(event) => {
          if (event.key === 's' && (event.ctrlKey || event.metaKey) && canChange && isDirty) {
            event.preventDefault();
            void save();
          }
        }}
      >
        {record.lock && <DayLocked lock={record.lock} />}
        {mode === 'ask' && <Text color="fg.muted">{t(isOld ? 'change.needsSecond' : 'change.isAsked')}</Text>}
        {others.length > 0 && <OthersChanged differences={others} />}
        {failure && refused.size === 0 && (
          <Text role="alert" color="fg.error">
            {refusals.text(failure.error, failure.punches)}
          </Text>
        )}
        {(record.planned || record.leave) && (
          <Text color="fg.muted">
            {t('column.planned')} <PlannedCell record={record} />
          </Text>
        )}
        <Sides>
          <Stack gap="4">
            <PunchRows {...{ draft, canChange, isTried, refused, first }} onChange={edit}>
              {missing.length > 0 && (
                <Button size="sm" variant="ghost" onClick={() => edit(withProposals(draft, missing))}>
                  {t('change.takeProposals')}
                </Button>
              )}
            </PunchRows>
            {canChange && (
              <ChangeReason
                {...{ reason, text }}
                error={isTried && isReasonShort ? t('change.reasonShort', { count: leastReasonLetters }) : undefined}
                onReason={setChosen}
                onText={setText}
              />
            )}
            {canChange && <EvidenceChoice file={file} onFile={setFile} />}
          </Stack>
          <Stack gap="4">
            <ChangeEffect
              {...{ record, mode }}
              input={canChange && isDirty && isReadable(draft) ? inputOf(draft, record, forPreview(why)) : null}
            />
            <DayEvents record={record} canChange={canChange} onRecord={setRecord} />
            <AskedChanges record={record} />
            <ChangeHistory record={record} />
          </Stack>
        </Sides>
      </Stack>
    </Dialog>
  );
}

/** What is changed, and beside it what comes of it. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  },
});

/** What comes of a change does not hang on why it is made, and is told before that is typed. */
function forPreview({ reason }: Pick<TimeRecordInput, 'reason' | 'reasonText'>) {
  return { reason: reason === 'other' ? ('mistaken' as const) : reason, reasonText: null };
}
