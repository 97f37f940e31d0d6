import { useTranslation } from '@haisha/i18n';
import { Link, useQuery } from '@haisha/platform';
import { Button, Heading, Icon, Stack } from '@haisha/ui';
import { useId } from 'react';
import { AccessCodesPanel } from './access-codes/access-codes-panel.tsx';
import { sharedDestination } from './notes-api.ts';
import { notesAt } from './notes-path.ts';

export type NotesOnDestinationProps = { destinationId: string; locked: boolean };

/** Below the form of a destination: the way to what is known of it, and its codes. */
export function NotesOnDestination({ destinationId, locked }: NotesOnDestinationProps) {
  const { t } = useTranslation('destinationNote');
  const id = useId();
  const { data } = useQuery(sharedDestination(destinationId));
  return (
    <Stack as="section" aria-labelledby={id} gap="4" pt="6">
      <Heading as="h2" id={id} size="md">
        {t('onDestination.title')}
      </Heading>
      <Button asChild variant="outline" alignSelf="flex-start" h="auto" minH="10" py="1" whiteSpace="normal">
        <Link to={notesAt(destinationId)}>
          <Icon name="info" />
          {t('onDestination.open', { notes: data?.noteCount ?? '…', comments: data?.commentCount ?? '…' })}
        </Link>
      </Button>
      <AccessCodesPanel destinationId={destinationId} locked={locked} />
    </Stack>
  );
}
