import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { Alert, Box, Button, Checkbox, chakra, Field, Icon, Stack, Text, Textarea } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { ConfirmAnswer } from '@haisha/validation/allocation-command';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf, worstOf } from '../day/run-facts.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { clockText } from '../grid/clock-text.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { confirmRuns } from './board-acts-api.ts';
import { mayConfirm, openAtConfirmation } from './confirmable.ts';

export type ConfirmRunsDialogProps = { runs: readonly Run[]; onClose: () => void };

type Outcome = ConfirmAnswer['rows'][number];

const longest = 200;

/** Confirms the runs of a day or some of them, with their findings in sight; what could not be confirmed says why. */
export function ConfirmRunsDialog({ runs, onClose }: ConfirmRunsDialogProps) {
  const { t, i18n } = useTranslation('board');
  const { scale, announce, day } = useBoard();
  const words = useRowWords();
  const finding = useFindingText();
  const problemText = useProblemText();
  const met = runs.map((run) => ({ run, mayConfirm: mayConfirm(run), open: openAtConfirmation(day, run) }));
  const [chosen, setChosen] = useState(
    () => new Set(met.filter((one) => one.mayConfirm && worstOf(one.open) !== 'red').map(({ run }) => run.id)),
  );
  const [reason, setReason] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const { mutateAsync: confirm, isPending, error } = useMutation(confirmRuns());
  const wanted = runs.filter(({ id }) => chosen.has(id));
  const needsReason = met.some(({ open, run }) => chosen.has(run.id) && worstOf(open) !== null);

  async function give(): Promise<void> {
    const allocations = wanted.map(({ id, version }) => ({ id, version }));
    const { rows } = await confirm({ allocations, reason: reason.trim() || null });
    const done = rows.filter(({ outcome }) => outcome === 'confirmed').length;
    const text = t('confirm.done', { count: done });
    announce(text);
    notify({ kind: 'success', text, about: 'board' });
    if (done === rows.length) return onClose();
    setOutcomes(new Map(rows.map((row) => [row.id, row])));
    setChosen(new Set());
  }

  function toggle(id: string, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <Dialog
      open
      size="md"
      title={t('confirm.title')}
      onClose={onClose}
      closable={!isPending}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {t('reason.back')}
          </Button>
          <Button
            disabled={wanted.length === 0 || (needsReason && reason.trim() === '')}
            loading={isPending}
            loadingText={t('confirm.give', { count: wanted.length })}
            onClick={() => void give()}
          >
            {t('confirm.give', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">{t('confirm.intro')}</Text>
        <List>
          {met.map(({ mayConfirm: may, open, run }) => {
            const outcome = outcomes.get(run.id);
            const findings = outcome && outcome.findings.length > 0 ? outcome.findings : open;
            const worst = worstOf(findings);
            const way = findings.map(finding.wayOut).find((text) => text !== null);
            const lines = [
              ...(outcome ? [i18n.t(`allocation:confirmOutcome.${outcome.outcome}`)] : []),
              ...(may || outcome?.outcome === 'confirmed' ? [] : [t('confirm.requestFirst')]),
              ...(outcome?.outcome === 'confirmed' ? [] : finding.said(findings)),
            ];
            return (
              <li key={run.id}>
                <Checkbox checked={chosen.has(run.id)} disabled={!may} onCheckedChange={(isOn) => toggle(run.id, isOn)}>
                  <b>{codeOf(run)}</b> {clockText(scale.start, Date.parse(run.start))}–
                  {clockText(scale.start, Date.parse(run.end))} {words.driversOf(run)}
                </Checkbox>
                {lines.map((line) => (
                  <Box as="small" key={line} data-level={worst ?? undefined}>
                    <Icon name={worst === 'red' ? 'error' : 'warning'} size={13} />
                    {line}
                  </Box>
                ))}
                {way && outcome?.outcome !== 'confirmed' && <small data-way="">{way}</small>}
              </li>
            );
          })}
        </List>
        {needsReason && (
          <Field.Root required>
            <Field.Label>{t('reason.label')}</Field.Label>
            <Textarea rows={2} maxLength={longest} value={reason} onChange={(event) => setReason(event.target.value)} />
            <Field.HelperText>{t('confirm.reasonNeeded')}</Field.HelperText>
          </Field.Root>
        )}
        {error && (
          <Alert.Root status="error" role="alert">
            <Alert.Content>{problemText(error)}</Alert.Content>
          </Alert.Root>
        )}
      </Stack>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    maxH: '22rem',
    overflowY: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { py: '1', borderBottomWidth: '1px' },
    '& small': { display: 'flex', gap: '1', alignItems: 'center', ps: '7', textStyle: 'xs', color: 'fg.muted' },
    '& [data-level=red]': { color: 'fg.error' },
    '& [data-level=amber]': { color: 'fg.warning' },
    '& [data-way]': { color: 'fg.success' },
  },
});
