import { useTranslation } from '@haisha/i18n';
import { Flex, Text } from '@haisha/ui';
import { RunPicture } from './run-picture.tsx';

/** Beside the login in a wide window: what the product does, in one sentence and a picture. */
export function AuthAside() {
  const { t } = useTranslation('door');
  return (
    <Flex
      as="aside"
      hideBelow="md"
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
          {t('sentence')}
        </Text>
        <RunPicture />
      </Flex>
    </Flex>
  );
}
