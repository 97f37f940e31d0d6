import { useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { useCan } from '@haisha/platform';
import { fileAddress } from '@haisha/records/files/file-address';
import { Box, Flex, Heading, Icon, Stack, Text } from '@haisha/ui';
import type { Driver } from '@haisha/validation/driver';
import { useId } from 'react';
import { ImageButtons } from './image-buttons.tsx';
import { useImageAct } from './use-image-act.ts';

/** As large as the register prints it at most. */
const longestSidePx = 1024;

/** The photo of a driver, saved as soon as it is chosen. */
export function DriverPhoto({ driver }: { driver: Driver }) {
  const { t } = useTranslation('driver');
  const id = useId();
  const locale = useLocale();
  const act = useImageAct({ driverId: driver.id, place: 'photo' }, longestSidePx);
  const mayChange = useCan()('driver.update') && driver.archivedAt === null;
  const { photoId } = driver;
  if (photoId === null && !mayChange) return null;
  return (
    <Flex as="section" aria-labelledby={id} gap="4" align="center">
      <Flex
        flex="none"
        w="3.75rem"
        h="20"
        align="center"
        justify="center"
        bg="bg.muted"
        color="fg.muted"
        rounded="md"
        overflow="hidden"
      >
        {photoId === null ? (
          <Icon name="user" size={28} />
        ) : (
          <img
            src={fileAddress(photoId)}
            loading="lazy"
            alt={t('image.photoOf', { name: localName(locale, driver.name, driver.nameEn) })}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Flex>
      <Stack gap="1.5" minW="0" flex="1">
        <Heading as="h2" id={id} textStyle="md" fontWeight="bold">
          {t('image.photo')}
        </Heading>
        {mayChange && (
          <>
            <Text color="fg.subtle" textStyle="xs">
              {t('image.photoHelp')}
            </Text>
            <Box>
              <ImageButtons act={act} isThere={photoId !== null} />
            </Box>
          </>
        )}
      </Stack>
    </Flex>
  );
}
