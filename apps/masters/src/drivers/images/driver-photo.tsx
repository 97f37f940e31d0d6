import { useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { useCan } from '@haisha/platform';
import { Box, Flex, Heading, Icon, Stack, Text } from '@haisha/ui';
import type { Driver } from '@haisha/validation/driver';
import { useId } from 'react';
import { fileAddress } from '../../vehicles/history/files/entry-files-api.ts';
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
    <Flex
      as="section"
      aria-labelledby={id}
      gap="5"
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      rounded="lg"
      px={{ base: '4', md: '6' }}
      py="4"
    >
      <Flex
        flex="none"
        w="24"
        h="32"
        align="center"
        justify="center"
        bg="bg.muted"
        color="fg.muted"
        borderWidth="1px"
        rounded="md"
        overflow="hidden"
      >
        {photoId === null ? (
          <Icon name="user" size={40} />
        ) : (
          <img
            src={fileAddress(photoId)}
            alt={t('image.photoOf', { name: localName(locale, driver.name, driver.nameEn) })}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Flex>
      <Stack gap="2" minW="0" flex="1">
        <Heading as="h2" id={id} size="md">
          {t('image.photo')}
        </Heading>
        {mayChange && (
          <>
            <Text color="fg.muted" textStyle="sm">
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
