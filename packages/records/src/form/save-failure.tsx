import { isProblemError } from '@haisha/http/problem-error';
import { useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Button, Flex, Icon, Text } from '@haisha/ui';

/** The same input may be saved when the server answers again. */
const passing = ['network', 'timeout', 'unavailable'];

/**
 * Says beside the buttons of a form that it is not saved, why, and that the input is still there; within the form, so that
 * it can be saved again from here.
 */
export function SaveFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('record');
  const why = useProblemText()(error);
  const requestId = isProblemError(error) ? error.problem.requestId : '';
  return (
    <Flex role="alert" gap="2" py="1" color="fg.error" textStyle="sm">
      <Flex flexShrink="0" align="center" h="1lh">
        <Icon name="warning" size={16} />
      </Flex>
      <Flex columnGap="2" wrap="wrap" align="baseline">
        <Text as="strong">{t('form.notSaved')}</Text>
        <span>{why}</span>
        <Text as="span" color="fg.muted">
          {t('form.kept')}
        </Text>
        {isProblemError(error) && passing.includes(error.code) && (
          <Button type="submit" variant="outline" colorPalette="gray" size="sm" h="controlSmall">
            {t('ui:error.retry')}
          </Button>
        )}
        {requestId !== '' && (
          <Text as="span" color="fg.muted" textStyle="xs">
            {t('ui:error.requestId', { id: requestId })}
          </Text>
        )}
      </Flex>
    </Flex>
  );
}
