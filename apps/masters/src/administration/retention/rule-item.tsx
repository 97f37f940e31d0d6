import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { lazyDialog } from '@haisha/platform/lazy-part';
import { Box, Button, Flex, Heading, Icon, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { RetentionRule } from '@haisha/validation/retention';
import { Suspense, useState } from 'react';
import { usePeriodText } from './use-period-text.ts';

const RetentionRuleDialog = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "administration-dialogs" */ './retention-rule-dialog.tsx'))
    .RetentionRuleDialog,
}));

export type RuleItemProps = { rule: RetentionRule };

/** One rule: for how long, why at least so long, and what goes then. */
export function RuleItem({ rule }: RuleItemProps) {
  const { t } = useTranslation('retention');
  const periodText = usePeriodText();
  const [isOpen, setIsOpen] = useState(false);
  const { subject, keepMonths, leastMonths, basis, updatedBy, updatedAt } = rule;
  return (
    <Box as="li">
      <Flex gap="3" justify="space-between" align="center">
        <Heading as="h2" textStyle="md" minW="0">
          {t(`subject.${subject}`)}
        </Heading>
        <Can permission="setting.update">
          <Button variant="outline" colorPalette="gray" flexShrink="0" onClick={() => setIsOpen(true)}>
            <Icon name="edit" />
            {t('change.act')}
          </Button>
        </Can>
      </Flex>
      <Text mt="1" mb="2" color="fg.muted">
        {t(`removed.${subject}`, { period: periodText(keepMonths) })}
      </Text>
      <DescriptionList
        items={[
          {
            id: 'keepMonths',
            label: t('field.keepMonths'),
            value: periodText(keepMonths),
          },
          { id: 'leastMonths', label: t('field.leastMonths'), value: periodText(leastMonths) },
          {
            id: 'basis',
            label: t('field.basis'),
            // The law is quoted as it is written, in other languages below what it says.
            value: <Text whiteSpace="pre-line">{t(`basis.${subject}`, { basis })}</Text>,
            wide: true,
          },
        ]}
      />
      {updatedBy && (
        <Text mt="2" textStyle="xs" color="fg.subtle">
          {t('last', { at: formatInstant(updatedAt), name: updatedBy.name })}
        </Text>
      )}
      {isOpen && (
        <Suspense>
          <RetentionRuleDialog rule={rule} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
