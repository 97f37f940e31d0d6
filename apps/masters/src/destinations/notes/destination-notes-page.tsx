import { useTranslation } from '@haisha/i18n';
import { Link, useCan, useLive, useParams, useQuery, useSearchParams, useSeesAll } from '@haisha/platform';
import { LoadedRow } from '@haisha/records/form/loaded-row';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { destinationPlace } from '@haisha/references/destinations/destination-place';
import { Box, Button, Checkbox, chakra, Grid, Icon, PageFrame, Stack, Text } from '@haisha/ui';
import type { SharedDestination } from '@haisha/validation/shared-destination';
import { AccessCodesPanel } from './access-codes/access-codes-panel.tsx';
import { CommentsSection } from './comments-section.tsx';
import { DestinationFacts } from './destination-facts.tsx';
import { noteEntities, sharedDestination } from './notes-api.ts';
import { commentAt, notesAt, notesPath } from './notes-path.ts';
import { NotesSection } from './notes-section.tsx';

/** What is known of one destination; opened at a comment, that one is brought into sight. */
export function DestinationNotesPage() {
  const { id = '', idx } = useParams();
  const title = usePageTitle(idx === undefined ? notesAt(':id') : commentAt(':id', ':idx'));
  const reading = useQuery({ ...sharedDestination(id), refetchOnMount: 'always' });
  return (
    <LoadedRow reading={reading} title={title} path={notesPath}>
      {(destination) => (
        <DestinationNotes key={destination.id} destination={destination} title={title} openAt={numberOf(idx)} />
      )}
    </LoadedRow>
  );
}

type DestinationNotesProps = { destination: SharedDestination; title: string; openAt: number | null };

function DestinationNotes({ destination, title, openAt }: DestinationNotesProps) {
  const { t } = useTranslation('destinationNote');
  const localName = useLocalName();
  const can = useCan();
  const readsAll = useSeesAll()('destination.read');
  const listTitle = usePageTitle(notesPath);
  const back = useBackToList(notesPath);
  const [params, setParams] = useSearchParams();
  const showsArchived = params.get('archived') === 'include';
  const { id, name, nameEn, archivedAt } = destination;
  const locked = archivedAt !== null;
  useLive(...noteEntities);

  function showArchived(shows: boolean): void {
    setParams(shows ? { archived: 'include' } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <PageFrame
      title={title}
      subtitle={localName(name, nameEn)}
      breadcrumb={[{ id: 'list', link: <Link {...back.link}>{listTitle}</Link> }]}
      actions={
        readsAll && (
          <Button asChild variant="outline" colorPalette="gray">
            <Link to={destinationPlace.formAt(id)}>
              <Icon name="place" />
              {t('page.openDestination')}
            </Link>
          </Button>
        )
      }
    >
      {locked && <Text fontWeight="semibold">{t('page.archived')}</Text>}
      <Box hideFrom="lg">
        <Button asChild variant="outline">
          <a href="#comments">
            <Icon name="arrowRight" />
            {t('page.toComments', { count: destination.commentCount })}
          </a>
        </Button>
      </Box>
      <Facts>
        <DestinationFacts destination={destination} />
      </Facts>
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        maxW="8xl"
      >
        <Stack gap="6" minW="0">
          <NotesSection destinationId={id} locked={locked} showsArchived={showsArchived} />
        </Stack>
        <Stack gap="6" minW="0" id="comments" scrollMarginTop="20">
          <CommentsSection destinationId={id} locked={locked} showsArchived={showsArchived} openAt={openAt} />
          <AccessCodesPanel destinationId={id} locked={locked} />
        </Stack>
      </Grid>
      {can('destinationNote.archive') && (
        <Box>
          <Checkbox checked={showsArchived} onCheckedChange={showArchived}>
            {t('page.showArchived')}
          </Checkbox>
        </Box>
      )}
    </PageFrame>
  );
}

// Somebody stands before a closed gate with a telephone in the hand: a finger needs room.
const Facts = chakra('p', {
  base: {
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > a': { display: 'inline-flex', alignItems: 'center', minH: '10' },
  },
});

function numberOf(idx: string | undefined): number | null {
  return idx !== undefined && /^[1-9]\d{0,8}$/.test(idx) ? Number(idx) : null;
}
