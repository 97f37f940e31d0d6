import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { Alert, Box, Button, Checkbox, chakra, Field, Icon, Stack, Text, Textarea } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf, worstOf } from '../day/run-facts.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { clockText } from '../grid/clock-text.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { confirmRuns } from './board-acts-api.ts';

export type ConfirmRunsDialogProps = { runs: readonly Run[]; onClose: () => void };

const longest = 200;

/** Confirms the runs of a day or some of them, with their findings in sight; what could not be confirmed says why. */
export function ConfirmRunsDialog({ runs, onClose }: ConfirmRunsDialogProps) {
  const { t, i18n } = useTranslation('board');
  const { scale, announce } = useBoard();
  const words = useRowWords();
  const finding = useFindingText();
  const problemText = useProblemText();
  const [chosen, setChosen] = useState(
    () => new Set(runs.filter(({ findings }) => worstOf(findings) !== 'red').map(({ id }) => id)),
  );
  const [reason, setReason] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutateAsync: confirm, isPending, error } = useMutation(confirmRuns());
  const wanted = runs.filter(({ id }) => chosen.has(id));
  const needsReason = wanted.some(({ findings }) => worstOf(findings) !== null);

  async function give(): Promise<void> {
    const allocations = wanted.map(({ id, version }) => ({ id, version }));
    const { rows } = await confirm({ allocations, reason: reason.trim() || null });
    const done = rows.filter(({ outcome }) => outcome === 'confirmed').length;
    const text = t('confirm.done', { count: done });
    announce(text);
    notify({ kind: 'success', text, about: 'board' });
    if (done === rows.length) return onClose();
    setOutcomes(new Map(rows.map(({ id, outcome }) => [id, outcome])));
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
          {runs.map((run) => {
            const worst = worstOf(run.findings);
            const [first] = finding.said(
              run.findings.filter(({ level, overrideReason }) => level === worst && overrideReason === undefined),
            );
            const outcome = outcomes.get(run.id);
            return (
              <li key={run.id}>
                <Checkbox checked={chosen.has(run.id)} onCheckedChange={(isOn) => toggle(run.id, isOn)}>
                  <b>{codeOf(run)}</b> {clockText(scale.start, Date.parse(run.start))}–
                  {clockText(scale.start, Date.parse(run.end))} {words.driversOf(run)}
                </Checkbox>
                {(outcome ?? first) && (
                  <Box as="small" data-level={worst ?? undefined}>
                    <Icon name={worst === 'red' ? 'error' : 'warning'} size={13} />
                    {outcome ? i18n.t(`allocation:confirmOutcome.${outcome}`) : first}
                  </Box>
                )}
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
  },
});
