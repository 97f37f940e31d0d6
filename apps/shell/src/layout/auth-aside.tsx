import { useTranslation } from '@haisha/i18n';
import { breakpoints, Flex, Text, useMediaQuery } from '@haisha/ui';
import { useCallback } from 'react';
import { useOnDemand } from '../use-on-demand.ts';

const loadPicture = () =>
  import(/* webpackChunkName: "picture" */ './run-picture.tsx').then(({ RunPicture }) => RunPicture);

/** Beside the login in a wide window: what the product does, in one sentence and a picture that loads later. */
export function AuthAside() {
  const { t } = useTranslation('shell');
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md}px)`);
  const RunPicture = useOnDemand(
    loadPicture,
    isWide,
    useCallback(() => undefined, []),
  );
  if (!isWide) return null;
  return (
    <Flex
      as="aside"
      direction="column"
      justify="center"
      position="sticky"
      top="0"
      h="100dvh"
      overflow="hidden"
      bg="bg.subtle"
      borderStartWidth="1px"
      px={{ base: '10', lg: '16' }}
    >
      <Flex direction="column" gap="12" w="full" maxW="48rem" mx="auto">
        <Text fontSize={{ base: 'xl', lg: '2xl' }} lineHeight="1.67" whiteSpace="pre-line" data-prose="">
          {t('login.sentence')}
        </Text>
        {/* Keeps the room of the picture, so that the sentence stays in its place. */}
        <Flex aspectRatio="768 / 496" maxH="calc(100dvh - 16rem)">
          {RunPicture && <RunPicture />}
        </Flex>
      </Flex>
    </Flex>
  );
}
