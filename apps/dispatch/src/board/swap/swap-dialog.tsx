import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { isDoubleBooking } from '@haisha/rules/checks/run-finding';
import { Button, Flex, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { Segments } from '@haisha/ui/segments';
import { swapSubjects } from '@haisha/validation/allocation-choices';
import type { BoardDay } from '@haisha/validation/board-day';
import { useMemo, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { FoundList } from '../carry/found-list.tsx';
import { type Verdict, verdictOf } from '../carry/verdict.ts';
import { VerdictSign } from '../carry/verdict-sign.tsx';
import type { Swapped } from '../commands/board-command.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { useRunWords } from '../grid/use-run-words.ts';
import { ReasonField } from '../panel/reason-field.tsx';
import { RunLine } from './run-line.tsx';
import { SwappedRun } from './swapped-run.tsx';
import { judgeSwap, swapChanges, swapPartners, swappedRuns } from './swapped-runs.ts';

export type SwapDialogProps = { run: Run; onClose: () => void };

/** Two runs exchange their vehicles, their drivers, or both; what is found in either is seen before. */
export function SwapDialog({ run: opened, onClose }: SwapDialogProps) {
  const { t } = useTranslation('board');
  const { announce, day, give } = useBoard();
  const canOverride = useCan()('allocation.override');
  const { searchedBy } = useRunWords();
  const [what, setWhat] = useState<Swapped>('both');
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const giving = useRef<HTMLButtonElement>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  // Others change runs meanwhile: what is shown and judged is what is known now.
  const run = day?.allocations.find(({ id }) => id === opened.id) ?? opened;
  const partner = day?.allocations.find(({ id }) => id === partnerId);

  const judged = useMemo(
    () => (day ? swapPartners(day, run).map((one) => ({ run: one, verdict: verdictOn(day, run, one, what) })) : []),
    [day, run, what],
  );
  const choices = judged.map((one) => ({ ...one, key: one.run.id, text: searchedBy(one.run) }));
  const verdicts = day && partner ? judgeSwap(day, run, partner, what) : null;
  const verdict = bothOf(verdicts ?? []);
  const isChange = partner !== undefined && swapChanges(run, partner, what);
  const isBlocked = verdict.level === 'red' && (verdict.findings.some(isDoubleBooking) || !canOverride);
  const needsReason = isChange && !isBlocked && verdict.level !== 'ok';

  function choose(id: string): void {
    setPartnerId(id);
    setTimeout(() => (why.current ?? giving.current)?.focus());
  }

  function chooseAgain(): void {
    setPartnerId(null);
    setTimeout(() => search.current?.focus());
  }

  async function swap(): Promise<void> {
    if (!partner) return;
    setIsBusy(true);
    const given = needsReason ? { reason: reason.trim() } : {};
    const done = await give({ kind: 'swap', firstId: run.id, secondId: partner.id, what, ...given });
    setIsBusy(false);
    if (!done) return;
    onClose();
    announce(t('swap.done', { first: codeOf(run), second: codeOf(partner) }));
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('swap.title', { name: codeOf(run) })}
      initialFocusRef={search}
      closable={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {t('reason.back')}
          </Button>
          <Button
            ref={giving}
            disabled={!isChange || isBlocked || (needsReason && reason.trim() === '')}
            loading={isBusy}
            loadingText={t('swap.give')}
            onClick={() => void swap()}
          >
            {t('swap.give')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Flex gap="3" align="center" wrap="wrap">
          <Text as="span" color="fg.muted">
            {t('swap.what')}
          </Text>
          <Segments
            label={t('swap.what')}
            value={what}
            choices={swapSubjects.map((value) => ({ value, text: t(`swap.${value}`) }))}
            onChange={setWhat}
          />
        </Flex>
        {!partner && choices.length === 0 && <Text color="fg.muted">{t('swap.noPartner')}</Text>}
        {!partner && choices.length > 0 && (
          <div>
            <FoundList
              field={search}
              label={t('swap.search')}
              listLabel={t('swap.partners')}
              choices={choices}
              onLeave={onClose}
              onChoose={({ key }) => choose(key)}
            >
              {(choice) => (
                <RunLine run={choice.run}>{choice.verdict && <VerdictSign verdict={choice.verdict} />}</RunLine>
              )}
            </FoundList>
          </div>
        )}
        {partner && (
          <>
            <Button variant="outline" colorPalette="gray" size="sm" alignSelf="flex-start" onClick={chooseAgain}>
              {t('swap.again')}
            </Button>
            {isChange ? (
              <Pair pair={[run, partner]} what={what} verdicts={verdicts} />
            ) : (
              <Text role="status" color="fg.muted">
                {t(`swap.same.${what}`)}
              </Text>
            )}
            {isChange && isBlocked && (
              <Text role="status" color="fg.error" fontWeight="semibold">
                {t('swap.blocked')}
              </Text>
            )}
            {needsReason && <ReasonField field={why} value={reason} onChange={setReason} offersReady />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** What is found in either of them; null where they have nothing to exchange. */
function verdictOn(day: BoardDay, run: Run, partner: Run, what: Swapped): Verdict | null {
  if (!swapChanges(run, partner, what)) return null;
  return bothOf(judgeSwap(day, run, partner, what));
}

function bothOf(verdicts: readonly Verdict[]): Verdict {
  return verdictOf(
    verdicts.flatMap(({ findings }) => findings),
    verdicts.flatMap(({ stays }) => stays),
  );
}

const nothingFound = verdictOf([]);

type PairProps = { pair: [Run, Run]; what: Swapped; verdicts: readonly Verdict[] | null };

function Pair({ pair: [first, second], what, verdicts }: PairProps) {
  const after = swappedRuns(first, second, what);
  return (
    <Flex gap="3" direction={{ base: 'column', md: 'row' }} align="stretch">
      {[first, second].map((run, index) => (
        <SwappedRun key={run.id} before={run} after={after[index] ?? run} verdict={verdicts?.[index] ?? nothingFound} />
      ))}
    </Flex>
  );
}
