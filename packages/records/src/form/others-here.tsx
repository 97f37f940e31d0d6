import { useJoined, useTranslation } from '@haisha/i18n';
import { Flex, Icon, Text } from '@haisha/ui';

/** Who else has this record open, in the head of its page. */
export function OthersHere({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('record');
  const joined = useJoined();
  return (
    <Text as="span" role="status">
      {names.length > 0 && (
        <Flex
          as="span"
          display="inline-flex"
          align="center"
          gap="1.5"
          px="2.5"
          py="0.5"
          rounded="full"
          bg="bg.info"
          color="fg.info"
          textStyle="sm"
          overflowWrap="anywhere"
        >
          <Icon name="users" size={16} />
          {t('live.othersHere', { names: joined(names.map((name) => t('live.person', { name }))) })}
        </Flex>
      )}
    </Text>
  );
}
