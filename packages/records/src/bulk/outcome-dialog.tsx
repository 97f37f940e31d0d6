import { useTranslation } from '@haisha/i18n';
import { Box, Button, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { BulkOutcome } from './use-bulk.ts';
import { useReasonText } from './use-reason-text.ts';

export type OutcomeDialogProps<Row> = {
  outcome: BulkOutcome<Row>;
  nameOf: (row: Row) => string;
  /** The namespace of the entity's words: `vehicle`. */
  entity: string;
  onClose: () => void;
};

/** What could not be done, row by row, each with its reason and what uses it. */
export function OutcomeDialog<Row extends { id: string }>({
  outcome: { act, done, refused },
  nameOf,
  entity,
  onClose,
}: OutcomeDialogProps<Row>) {
  const { t } = useTranslation('bulk');
  const reasonText = useReasonText(entity);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('outcome.title')}
      footer={<Button onClick={onClose}>{t('outcome.close')}</Button>}
    >
      <Stack gap="3">
        <Box>
          <Text>{done.length === 0 ? t('outcome.none') : t(`outcome.${act}`, { count: done.length })}</Text>
          <Text fontWeight="semibold">{t(`${act}.refused`, { count: refused.length })}</Text>
        </Box>
        <Box as="ul" aria-label={t('outcome.list')} listStyleType="none" borderWidth="1px" rounded="md">
          {refused.map(({ row, problem }) => (
            <Box
              as="li"
              key={row.id}
              px="4"
              py="2"
              css={{ '& + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}
            >
              <Text fontWeight="semibold">{nameOf(row)}</Text>
              {reasonText(problem).map((reason) => (
                <Text key={reason} textStyle="sm" color="fg.muted">
                  {reason}
                </Text>
              ))}
            </Box>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}
