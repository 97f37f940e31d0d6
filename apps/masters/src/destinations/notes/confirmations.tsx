import { formatInstant, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useSession } from '@haisha/platform';
import { Box, Button, chakra, Flex, Icon, Text } from '@haisha/ui';
import type { DestinationNote } from '@haisha/validation/destination-note';
import { confirmEntry } from './notes-api.ts';

export type ConfirmationsProps = {
  kind: 'notes' | 'comments';
  entry: Pick<DestinationNote, 'id' | 'destinationId' | 'archivedAt' | 'createdBy' | 'confirmedBy'>;
  name: string;
  /** It matters: the button stands out. */
  matters?: boolean;
  /** How many have not; told of what is urgent. */
  unconfirmedCount?: number | null;
};

/** 確認しました: the button, and who has pressed it. */
export function Confirmations({ kind, entry, name, matters = false, unconfirmedCount = null }: ConfirmationsProps) {
  const { t } = useTranslation('destinationNote');
  const problemText = useProblemText();
  const userId = useSession()?.user.id;
  const confirming = useMutation(confirmEntry(entry.destinationId, kind));
  const { confirmedBy, archivedAt, createdBy } = entry;
  const own = confirmedBy.find(({ id }) => id === userId);

  function confirm(): void {
    confirming.mutate(entry.id, { onError: (error) => notify({ kind: 'error', text: problemText(error) }) });
  }

  return (
    <Box>
      {own ? (
        <Flex gap="1" align="center" color="fg.success" fontWeight="semibold" minH="10">
          <Icon name="check" />
          {t('confirm.done')}
        </Flex>
      ) : (
        archivedAt === null &&
        createdBy?.id !== userId && (
          <Button
            variant={matters ? 'solid' : 'outline'}
            size={kind === 'notes' ? 'md' : 'sm'}
            aria-label={t('confirm.actOf', { name })}
            loading={confirming.isPending}
            loadingText={t('confirm.act')}
            onClick={confirm}
          >
            <Icon name="check" />
            {t('confirm.act')}
          </Button>
        )
      )}
      {unconfirmedCount !== null && unconfirmedCount > 0 && (
        <Text mt="1" textStyle="sm" color="fg.error" fontWeight="semibold">
          {t('confirm.missing', { count: unconfirmedCount })}
        </Text>
      )}
      {confirmedBy.length > 0 && (
        <People>
          <summary>{t('confirm.people', { count: confirmedBy.length })}</summary>
          <ul>
            {confirmedBy.map((person) => (
              <li key={person.id}>
                {person.name} <time dateTime={person.at}>{formatInstant(person.at)}</time>
              </li>
            ))}
          </ul>
        </People>
      )}
    </Box>
  );
}

const People = chakra('details', {
  base: {
    mt: '1',
    textStyle: 'sm',
    '& > summary': { cursor: 'pointer', py: '1', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& ul': { ps: '4', listStyleType: 'none' },
    '& time': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});
