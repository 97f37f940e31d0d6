import { useTranslation } from '@haisha/i18n';
import { useProblemText, useQuery } from '@haisha/platform';
import { Alert, Button, Flex, SkeletonText, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { runDetail } from '../commands/board-api.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { HalfCard } from './half-card.tsx';
import { SplitList } from './split-list.tsx';

export type SplitRunDialogProps = { run: Run; onClose: () => void };

/** Some deliveries of a run go into a second one, for which vehicle and driver are still to be found. */
export function SplitRunDialog({ run: opened, onClose }: SplitRunDialogProps) {
  const { t } = useTranslation('board');
  const { announce, change, day, give } = useBoard();
  const problemText = useProblemText();
  const { data: detail, error, refetch } = useQuery(runDetail(opened.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const run = day?.allocations.find(({ id }) => id === opened.id) ?? opened;
  // Others take deliveries off meanwhile: only those that are still there go.
  const deliveries = detail?.deliveries ?? [];
  const going = deliveries.filter(({ id }) => chosen.has(id));
  const staying = deliveries.filter(({ id }) => !chosen.has(id));
  const isAll = going.length > 0 && staying.length === 0;

  async function split(): Promise<void> {
    setIsBusy(true);
    const runs = await give({ kind: 'split', runId: run.id, deliveryIds: going.map(({ id }) => id) });
    setIsBusy(false);
    const second = runs?.[1];
    if (!second) return;
    onClose();
    change({ run: second.id }, { replace: true });
    announce(t('split.done', { first: codeOf(run), second: codeOf(second) }));
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('split.title', { name: codeOf(run) })}
      initialFocusRef={first}
      closable={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {t('reason.back')}
          </Button>
          <Button
            disabled={going.length === 0 || isAll}
            loading={isBusy}
            loadingText={t('split.give', { count: going.length })}
            onClick={() => void split()}
          >
            {t('split.give', { count: going.length })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">{t('split.intro')}</Text>
        {error && !detail && (
          <Alert.Root status="error" role="alert">
            <Alert.Content>{problemText(error)}</Alert.Content>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void refetch()}>
              {t('split.again')}
            </Button>
          </Alert.Root>
        )}
        {!error && !detail && <SkeletonText noOfLines={6} />}
        {detail && (
          <>
            <SplitList first={first} deliveries={deliveries} chosen={chosen} onChange={setChosen} />
            <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
              <HalfCard
                title={t('split.stays', { name: codeOf(run) })}
                deliveries={staying}
                vehicleId={run.vehicleId}
              />
              <HalfCard title={t('split.goes')} deliveries={going} vehicleId={null} />
            </Flex>
            {isAll && (
              <Text role="status" color="fg.error" fontWeight="semibold">
                {t('split.notAll')}
              </Text>
            )}
            <Text color="fg.muted" textStyle="sm">
              {t('split.undo')}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
