import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Alert, Button, Checkbox, Flex, Text } from '@haisha/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { judgeStanding } from '../carry/judge-standing.ts';
import { newVerdict } from '../carry/judge-with.ts';
import type { Run } from '../day/board-types.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { keepDraft, keptDraft } from './kept-drafts.ts';
import { StopFields, type StopPart } from './stop-fields.tsx';
import {
  carriedOver,
  type DraftStop,
  draftOf,
  isRight,
  isSamePlan,
  movedStop,
  settled,
  settledAt,
  stopsOf,
  typedAt,
} from './stops-draft.ts';
import { StopsFrame } from './stops-frame.ts';

export type StopsEditorProps = { run: Run; onLeave: () => void };

/** The order and the times of stops, to be typed; what was typed stays until it is saved or given up. */
export function StopsEditor({ run, onLeave }: StopsEditorProps) {
  const { t } = useTranslation('board');
  const localName = useLocalName();
  const { announce, day, give } = useBoard();
  const [{ base, draft }, setKept] = useState(() => keptDraft(run.id) ?? { draft: draftOf(run), base: run.stops });
  const [shifts, setShifts] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const giveUp = useRef<HTMLButtonElement>(null);
  const focusAfter = useRef<{ id: string; part: StopPart } | null>(null);
  const stops = stopsOf(draft, run.operationDate);
  const isTyping = draft.some(({ typed }) => Object.keys(typed).length > 0);
  const isChanged = isTyping || !isSamePlan(stops, base);
  const isOvertaken = !isSamePlan(base, run.stops);
  const findings = day && run.ownership === 'own' && isChanged ? findingsOf(day, { ...run, stops }) : [];

  // A stop that went up or down keeps the focus, wherever it is now.
  useEffect(() => {
    const { current: to } = focusAfter;
    focusAfter.current = null;
    if (to) form.current?.querySelector<HTMLElement>(`[data-stop="${to.id}"] [data-part="${to.part}"]`)?.focus();
  });
  useEffect(() => keepDraft(run.id, isChanged ? { draft, base } : null), [run.id, draft, base, isChanged]);

  const change = (next: readonly DraftStop[]) => setKept({ base, draft: next });

  function move(index: number, step: 1 | -1, part: StopPart): void {
    const to = index + step;
    const one = draft[index];
    if (!one || to < 0 || to >= draft.length) return;
    focusAfter.current = { id: one.stop.id, part };
    change(movedStop(settled(draft, shifts), index, to));
    announce(t('stops.moved', { name: localName(one.stop.placeName, one.stop.placeNameEn), place: to + 1 }));
  }

  function leave(): void {
    keepDraft(run.id, null);
    onLeave();
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const next = settled(draft, shifts);
    change(next);
    if (!isRight(next)) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setIsBusy(true);
    const done = await give({ kind: 'stops', runId: run.id, stops: stopsOf(next, run.operationDate) });
    setIsBusy(false);
    if (done) leave();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Not the panel: what is typed is given up by its own button alone.
    event.preventDefault();
    event.stopPropagation();
    if (isChanged) giveUp.current?.focus();
    else leave();
  }

  return (
    <StopsFrame
      ref={form}
      aria-label={t('stops.editLabel')}
      onSubmit={(event) => void save(event)}
      onKeyDown={onKeyDown}
    >
      {isOvertaken && (
        <Alert.Root status="warning" role="alert">
          <Alert.Content>
            <Text>{t('stops.overtaken', { name: run.updatedBy?.name ?? t('undo.system') })}</Text>
            <Flex gap="2" mt="1" wrap="wrap">
              <Button
                size="xs"
                variant="outline"
                colorPalette="gray"
                onClick={() => setKept({ base: run.stops, draft: carriedOver(draft, run) })}
              >
                {t('stops.keepMine')}
              </Button>
              <Button
                size="xs"
                variant="outline"
                colorPalette="gray"
                onClick={() => setKept({ base: run.stops, draft: draftOf(run) })}
              >
                {t('stops.takeTheirs')}
              </Button>
            </Flex>
          </Alert.Content>
        </Alert.Root>
      )}
      <div data-heads="">
        <Checkbox checked={shifts} onCheckedChange={setShifts}>
          {t('stops.shift')}
        </Checkbox>
        <small aria-hidden="true">{t('stops.arrives')}</small>
        <small aria-hidden="true">{t('stops.leaves')}</small>
      </div>
      <ol>
        {draft.map((one, index) => (
          <StopFields
            key={one.stop.id}
            draft={draft}
            index={index}
            onMove={(step, part) => move(index, step, part)}
            onType={(name, text) => change(typedAt(draft, index, name, text))}
            onSettle={(name) => one.typed[name] !== undefined && change(settledAt(draft, index, name, shifts))}
          />
        ))}
      </ol>
      {findings.length > 0 && <FindingList findings={findings} />}
      <div data-acts="">
        <Button ref={giveUp} size="sm" variant="outline" colorPalette="gray" disabled={isBusy} onClick={leave}>
          {t('reason.back')}
        </Button>
        <Button
          type="submit"
          size="sm"
          disabled={!isChanged || isOvertaken}
          loading={isBusy}
          loadingText={t('panel.save')}
        >
          {t('panel.save')}
        </Button>
      </div>
    </StopsFrame>
  );
}

/** What would be found in the run that is not known of it yet. */
function findingsOf(day: NonNullable<ReturnType<typeof useBoard>['day']>, run: Run) {
  return newVerdict(judgeStanding(day, run), run.findings).findings;
}
