import { isProblemError } from '@haisha/http/problem-error';
import { useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Button, Flex, Icon, Text } from '@haisha/ui';

/** The same input may be saved when the server answers again. */
const passing = ['network', 'timeout', 'unavailable'];

export type SaveFailureProps = {
  error: unknown;
  isSaving: boolean;
  /** Saves in the way that failed. */
  onRetry: () => void;
};

/** Says beside the buttons of a form that it is not saved, why, and that the input is still there. */
export function SaveFailure({ error, isSaving, onRetry }: SaveFailureProps) {
  const { t } = useTranslation('record');
  const why = useProblemText()(error);
  const requestId = isProblemError(error) ? error.problem.requestId : '';
  return (
    <Flex role="alert" aria-busy={isSaving} gap="2" py="1" color="fg.error" textStyle="sm">
      <Flex flexShrink="0" align="center" h="1lh">
        <Icon name="warning" size={16} />
      </Flex>
      <Flex columnGap="2" wrap="wrap" align="baseline">
        <Text as="strong">{t('form.notSaved')}</Text>
        {/* Drawn anew, so that it is read out again when saving has failed once more. */}
        <span key={String(isSaving)}>{why}</span>
        <Text as="span" color="fg.muted">
          {t('form.kept')}
        </Text>
        {isProblemError(error) && passing.includes(error.code) && (
          <Button
            type="button"
            variant="outline"
            colorPalette="gray"
            size="sm"
            h="controlSmall"
            onClick={isSaving ? undefined : onRetry}
          >
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
