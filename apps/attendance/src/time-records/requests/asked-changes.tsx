import { formatInstant, useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText, useQuery, useSession } from '@haisha/platform';
import { Button, Flex, Heading, Stack, Text } from '@haisha/ui';
import type { TimeChange } from '@haisha/validation/time-change';
import type { TimeRecord } from '@haisha/validation/time-record';
import { ChangeLines } from './change-lines.tsx';
import { ChangeStatus } from './change-status.tsx';
import { EvidenceLinks } from './evidence-links.tsx';
import { decideChange, timeChanges } from './time-changes-api.ts';

/** The changes of a day that wait, were refused or have papers, with what was said of them. */
export function AskedChanges({ record: { date, driverId } }: { record: TimeRecord }) {
  const { t } = useTranslation('timeChange');
  const mayRead = useCan()('timeChange.read');
  const { data = [] } = useQuery({ ...timeChanges({ driverId, date }), enabled: mayRead });
  const told = data.filter((one) => one.status !== 'applied' || one.files.length > 0);
  if (told.length === 0) return null;
  return (
    <Stack as="section" gap="2" pt="3" borderTopWidth="1px">
      <Heading as="h3" textStyle="md">
        {t('asked.title')}
      </Heading>
      {told.map((change) => (
        <AskedChange key={change.id} change={change} />
      ))}
    </Stack>
  );
}

function AskedChange({ change }: { change: TimeChange }) {
  const { t } = useTranslation('timeChange');
  const problemText = useProblemText();
  const userId = useSession()?.user.id;
  const { isPending, mutateAsync } = useMutation(decideChange());
  const mayWithdraw = change.status === 'requested' && change.requestedBy?.id === userId;

  async function withdraw(): Promise<void> {
    await mutateAsync({ id: change.id, command: 'withdraw' }).catch((error: unknown) =>
      notify({ kind: 'error', text: problemText(error) }),
    );
  }

  return (
    <Stack gap="0.5">
      <Flex gap="2" align="center" wrap="wrap">
        <ChangeStatus status={change.status} />
        <ChangeLines change={change} />
        {mayWithdraw && (
          <Button
            size="sm"
            variant="ghost"
            loading={isPending}
            loadingText={t('act.withdraw')}
            onClick={() => void withdraw()}
          >
            {t('act.withdraw')}
          </Button>
        )}
      </Flex>
      <Text textStyle="xs" color="fg.subtle">
        {[
          t(`timeRecord:reason.${change.reason}`),
          change.reasonText,
          formatInstant(change.requestedAt),
          change.requestedBy?.name,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {change.decisionText !== null && (
        <Text textStyle="sm">
          {t('asked.decision', { name: change.decidedBy?.name ?? '―', text: change.decisionText })}
        </Text>
      )}
      <EvidenceLinks change={change} />
    </Stack>
  );
}
