import { useTranslation } from '@haisha/i18n';
import { notify, useProblemText } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, SkeletonTable, Stack, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { RowList } from '../layout/row-list.tsx';
import { Section } from '../layout/section.tsx';
import { OwnSessionItem } from './own-session-item.tsx';
import { useEndSessions, useOwnSessions } from './use-own-sessions.ts';

/** Shows where the user is logged in, and lets them end sessions. */
export function OwnSessions() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { data, error, refetch } = useOwnSessions();
  const ending = useEndSessions();
  const [isAsking, setIsAsking] = useState(false);
  const others = data?.filter(({ isThis }) => !isThis) ?? [];

  function end(ids: readonly string[]): void {
    const about = ids.join();
    ending.mutate(ids, {
      onSuccess: () => notify({ kind: 'success', text: t('sessions.ended'), about }),
      onError: (cause) => notify({ kind: 'error', text: problemText(cause), about }),
      onSettled: () => setIsAsking(false),
    });
  }

  function content(): ReactNode {
    if (error && !data) {
      return (
        <Box>
          <ProblemState error={error} title={t('sessions.failed')} onRetry={refetch} />
        </Box>
      );
    }
    if (!data) return <SkeletonTable rows={3} />;
    return (
      <RowList>
        {data.map((one) => (
          <OwnSessionItem key={one.id} session={one} busy={ending.isPending} onEnd={() => end([one.id])} />
        ))}
      </RowList>
    );
  }

  return (
    <Section title={t('sessions.title')}>
      <Text color="fg.muted" pb="1">
        {t('sessions.text')}
      </Text>
      {content()}
      {data && (
        <Stack pt="3" borderTopWidth="1px" align="flex-start">
          {others.length === 0 ? (
            <Text color="fg.muted">{t('sessions.onlyThis')}</Text>
          ) : (
            <Button variant="outline" colorPalette="gray" onClick={() => setIsAsking(true)}>
              {t('sessions.endOthers')}
            </Button>
          )}
        </Stack>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={t('sessions.endOthers')}
          confirmLabel={t('sessions.end')}
          tone="danger"
          busy={ending.isPending}
          onConfirm={() => end(others.map(({ id }) => id))}
          onClose={() => setIsAsking(false)}
        >
          {t('sessions.endOthersText', { count: others.length })}
        </ConfirmDialog>
      )}
    </Section>
  );
}
