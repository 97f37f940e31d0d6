import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Box, Button, Flex, Heading, Icon, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import type { RetentionRule } from '@haisha/validation/retention';
import { lazy, Suspense, useState } from 'react';
import { usePeriodText } from './use-period-text.ts';

const RuleDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "administration-dialogs" */ './rule-dialog.tsx')).RuleDialog,
}));

export type RuleItemProps = { rule: RetentionRule };

/** One rule: for how long, why at least so long, and what goes then. */
export function RuleItem({ rule }: RuleItemProps) {
  const { t } = useTranslation('retention');
  const periodText = usePeriodText();
  const [isOpen, setIsOpen] = useState(false);
  const { subject, keepMonths, leastMonths, basis, updatedBy, updatedAt } = rule;
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" rounded="lg" px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }}>
      <Flex gap="3" justify="space-between" align="center">
        <Heading as="h2" size="md" minW="0">
          {t(`subject.${subject}`)}
        </Heading>
        <Can permission="setting.update">
          <Button variant="outline" colorPalette="gray" flexShrink="0" onClick={() => setIsOpen(true)}>
            <Icon name="edit" />
            {t('change.act')}
          </Button>
        </Can>
      </Flex>
      <Text mt="2" mb="3">
        {t(`removed.${subject}`, { period: periodText(keepMonths) })}
      </Text>
      <DescriptionList
        items={[
          {
            id: 'keepMonths',
            label: t('field.keepMonths'),
            value: <Text fontWeight="semibold">{periodText(keepMonths)}</Text>,
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
        <Text mt="3" textStyle="sm" color="fg.muted">
          {t('last', { at: formatInstant(updatedAt), name: updatedBy.name })}
        </Text>
      )}
      {isOpen && (
        <Suspense>
          <RuleDialog rule={rule} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
