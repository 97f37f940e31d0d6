import { formatInstant, useTranslation } from '@haisha/i18n';
import { useCan, useQuery } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Flex, Grid, Heading, Icon, Skeleton, Stack, Text } from '@haisha/ui';
import type { Driver } from '@haisha/validation/driver';
import type { LicenceImage, LicenceSide } from '@haisha/validation/driver-image';
import { Suspense, useId, useState } from 'react';
import { licenceImages } from './driver-images-api.ts';
import { ImageButtons } from './image-buttons.tsx';
import { useImageAct } from './use-image-act.ts';

const LicenceViewer = lazyDialog(async () => ({ default: (await import('./licence-viewer.tsx')).LicenceViewer }));

/** Enough to read the small print of a card. */
const longestSidePx = 2048;

export type LicenceImagesProps = { driver: Driver };

/** The two sides of the licence: shown on demand, as every look is written down. */
export function LicenceImages({ driver }: LicenceImagesProps) {
  const { t } = useTranslation('driver');
  const id = useId();
  const { data, error, refetch } = useQuery(licenceImages(driver.id));
  const imageOf = (side: LicenceSide) => data?.find((image) => image.side === side);
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="md" fontWeight="bold">
        <Flex as="span" gap="1.5" align="center">
          <Icon name="lock" size={16} />
          {t('image.licence')}
        </Flex>
      </Heading>
      <Text color="fg.subtle" textStyle="xs" mb="2">
        {t('image.licenceHelp')}
      </Text>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h="24" role="status" aria-busy="true" />}
      {data && (
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Side driver={driver} side="front" image={imageOf('front')} />
          <Side driver={driver} side="back" image={imageOf('back')} />
        </Grid>
      )}
    </Box>
  );
}

type SideProps = LicenceImagesProps & { side: LicenceSide; image: LicenceImage | undefined };

function Side({ driver, side, image }: SideProps) {
  const { t } = useTranslation('driver');
  const act = useImageAct({ driverId: driver.id, place: side }, longestSidePx);
  const mayChange = useCan()('driverQualification.update') && driver.archivedAt === null;
  const [isShown, setIsShown] = useState(false);
  return (
    <Stack role="group" aria-label={act.subject} gap="1" minW="0">
      <Heading as="h3" textStyle="sm" fontWeight="normal" color="fg.muted">
        {act.subject}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {image
          ? t('image.since', {
              at: formatInstant(image.createdAt),
              name: image.createdBy?.name ?? t('entity:actor.system'),
            })
          : t('image.none')}
      </Text>
      <Box>
        {mayChange ? (
          <ImageButtons act={act} isThere={image !== undefined}>
            {image && <ShowButton subject={act.subject} onClick={() => setIsShown(true)} />}
          </ImageButtons>
        ) : (
          image && <ShowButton subject={act.subject} onClick={() => setIsShown(true)} />
        )}
      </Box>
      {isShown && (
        <Suspense fallback={null}>
          <LicenceViewer driver={driver} side={side} title={act.subject} onClose={() => setIsShown(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function ShowButton({ subject, onClick }: { subject: string; onClick: () => void }) {
  const { t } = useTranslation('driver');
  return (
    <Button variant="outline" size="sm" aria-label={t('image.show', { subject })} onClick={onClick}>
      <Icon name="show" />
      {t('image.showShort')}
    </Button>
  );
}
