import { useTranslation } from '@haisha/i18n';
import { useCan, useOthersHere, useProblemText, useQuery } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { latenessOf } from '@haisha/rules/runs/late-run';
import { Box, Button, Flex, Icon, IconButton, SkeletonText, Text } from '@haisha/ui';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { runDetail } from '../commands/board-api.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf, endsOf, isCarriable } from '../day/run-facts.ts';
import { FeesSection } from '../fees/fees-section.tsx';
import { FindingList } from '../findings/finding-list.tsx';
import { useNow } from '../grid/use-now.ts';
import { useRowWords } from '../grid/use-row-words.ts';
import { RunStops } from '../stops/run-stops.tsx';
import { ActDialog } from './act-dialog.tsx';
import { CrewSection } from './crew-section.tsx';
import { LoadSection } from './load-section.tsx';
import { PanelFrame } from './panel-frame.ts';
import { actsOf, type RunAct, type RunDialogAct, wantsReasonFirst } from './run-acts.ts';
import { RunDeliveries } from './run-deliveries.tsx';
import { RunHistory } from './run-history.tsx';
import { RunMenuButton } from './run-menu-button.tsx';
import { RunPapers } from './run-papers.tsx';
import { RunTimes } from './run-times.tsx';

const RunDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './run-dialog.tsx')).RunDialog,
}));

export type RunPanelProps = { id: string; onClose: () => void; onMove: (run: Run) => void };

/** A run beside the board: what it is, what was found, and what can be done with it. */
export function RunPanel({ id, onClose, onMove }: RunPanelProps) {
  const { t, i18n } = useTranslation('board');
  const can = useCan();
  const problemText = useProblemText();
  const { address, change, day, give, canMove, ownerColourOf } = useBoard();
  const words = useRowWords();
  const { data: detail, error } = useQuery(runDetail(id));
  const now = useNow();
  const others = useOthersHere('allocation', id);
  const [asked, setAsked] = useState<RunAct | null>(null);
  const [dialog, setDialog] = useState<RunDialogAct | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const listed = day?.allocations.find((one) => one.id === id);
  // The board patches its own first; the newer of the two is shown.
  const run = listed && detail ? (listed.version >= detail.version ? listed : detail) : (listed ?? detail);

  const isForDriver = address.choose === 'driver' && run !== undefined;
  const beginAtDriver = useEffectEvent(() => {
    panel.current?.querySelector<HTMLElement>('[data-choice=driver1]')?.focus();
    // It has begun there: the next wish for another driver is a new one.
    change({ choose: null }, { replace: true });
  });
  useEffect(() => {
    if (isForDriver) beginAtDriver();
  }, [isForDriver]);

  useEffect(() => {
    const had = document.activeElement;
    if (!had || had === document.body) panel.current?.focus({ preventScroll: true });
  }, []);

  const frame = {
    as: 'aside',
    'data-run-panel': '',
    tabIndex: -1,
    'aria-label': t('panel.label'),
    onKeyDown,
  } as const;
  if (!run) {
    return (
      <PanelFrame {...frame} ref={panel}>
        <Flex as="header" p="2">
          <span />
          <CloseButton onClose={onClose} />
        </Flex>
        <Box p="4">{error ? <Text color="fg.error">{problemText(error)}</Text> : <SkeletonText noOfLines={6} />}</Box>
      </PanelFrame>
    );
  }

  const { from, to } = endsOf(run);
  const places = [from, to].map(words.placeOf).filter(Boolean).join('→');
  const acts = actsOf(run, can);
  const late = latenessOf(run, now);
  const mayMove = canMove && isCarriable(run);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  async function act(chosen: RunAct, reason?: string): Promise<void> {
    setAsked(null);
    setIsBusy(true);
    await give({ kind: 'state', runId: id, name: chosen.name, ...(reason !== undefined && { reason }) });
    setIsBusy(false);
  }

  return (
    <PanelFrame {...frame} ref={panel}>
      <header>
        <i style={{ background: ownerColourOf(run.load.cargoOwnerIds) ?? undefined }} />
        <h2>{codeOf(run)}</h2>
        <span>{places}</span>
        {canMove && <RunMenuButton run={run} onAsk={setDialog} />}
        <CloseButton onClose={onClose} />
      </header>
      <p data-state="">
        <b>{i18n.t(`allocation:status.${run.status}`)}</b>
        <span>{run.number}</span>
        {late && (
          <span data-late={late.tone}>
            <Icon name="attendance" size={14} />
            {words.lateForms(late)[0]}
          </span>
        )}
        {others.length > 0 && (
          <span data-others="">
            <Icon name="users" size={14} />
            {t('panel.others', { names: others.join(t('row.separator')) })}
          </span>
        )}
      </p>
      <Box flex="1" minH="0" overflowY="auto" tabIndex={0} role="group" aria-label={codeOf(run)}>
        {run.findings.length > 0 && (
          <section aria-label={t('panel.findings')}>
            <FindingList
              findings={run.findings}
              ways={
                mayMove && (
                  <Button size="xs" variant="outline" colorPalette="gray" onClick={() => onMove(run)}>
                    <Icon name="arrowRight" size={14} />
                    {t('panel.elsewhere')}
                  </Button>
                )
              }
            />
          </section>
        )}
        <RunTimes run={run} />
        <CrewSection run={run} />
        <LoadSection run={run} />
        <RunStops run={run} places={detail?.places} />
        <RunDeliveries run={run} deliveries={detail?.deliveries} />
        <FeesSection run={run} />
        <RunPapers run={run} />
        <RunHistory id={id} />
      </Box>
      {(acts.length > 0 || mayMove) && (
        <footer>
          {acts.map((one) => (
            <Button
              key={one.name}
              size="sm"
              variant={one.name === 'confirm' ? 'solid' : 'outline'}
              colorPalette={one.isDanger ? 'red' : one.name === 'confirm' ? 'primary' : 'gray'}
              disabled={isBusy}
              onClick={() => (wantsReasonFirst(one, run) ? setAsked(one) : void act(one))}
            >
              <Icon name={one.icon} size={14} />
              {i18n.t(`allocation:command.${one.name}`)}
            </Button>
          ))}
          {mayMove && (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onMove(run)}>
              <Icon name="arrowRight" size={14} />
              {t('panel.move')}
            </Button>
          )}
        </footer>
      )}
      {dialog && (
        <Suspense>
          <RunDialog act={dialog} run={run} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {asked && (
        <ActDialog
          title={i18n.t(`allocation:command.${asked.name}`)}
          isDanger={asked.isDanger}
          findings={asked.name === 'confirm' ? run.findings : []}
          onGive={(reason) => void act(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </PanelFrame>
  );
}

function CloseButton({ onClose }: Pick<RunPanelProps, 'onClose'>) {
  const { t } = useTranslation('board');
  return (
    <IconButton
      size="sm"
      variant="ghost"
      colorPalette="gray"
      aria-label={t('panel.close')}
      aria-keyshortcuts="Escape"
      onClick={onClose}
    >
      <Icon name="close" size={16} />
    </IconButton>
  );
}
