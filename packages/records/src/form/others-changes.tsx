import { formatInstant, useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Box, Button, Flex, Icon, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';

export type OthersChangesProps = {
  /** The row as somebody saved it while there is input here. */
  newer: EntityFields | null;
  /** The row as somebody saved it, which this form has taken. */
  taken: EntityFields | null;
  onLook: () => void;
};

/** Says calmly that somebody else saved the same row: what was taken over, or what waits beside the input. */
export function OthersChanges({ newer, taken, onLook }: OthersChangesProps) {
  const { t } = useTranslation('record');
  const userId = useSession()?.user.id;
  const row = newer ?? taken;

  function words({ updatedBy, updatedAt }: EntityFields): string {
    const isOwn = updatedBy?.id === userId;
    const name = updatedBy?.name ?? t('entity:actor.system');
    const kind = newer ? (isOwn ? 'live.savedElsewhere' : 'live.saved') : 'live.taken';
    return t(kind, { name, at: formatInstant(updatedAt) });
  }

  return (
    <Box role="status">
      {row && (
        <Flex
          align="center"
          gap="3"
          wrap="wrap"
          px="3"
          py={newer ? '2' : '1.5'}
          rounded="md"
          borderWidth="1px"
          borderColor="border.info"
          bg="bg.info"
          color="fg.info"
        >
          <Icon name="info" />
          <Text flex="1" minW="12rem">
            {words(row)}
          </Text>
          {newer && (
            <Button variant="outline" onClick={onLook}>
              {t('live.look')}
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}
