import { formatNumber, useTranslation } from '@haisha/i18n';
import { Flex, HStack, Icon, IconButton, NativeSelect, Text } from '@haisha/ui';
import { useId } from 'react';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
};

/** Shows the position in a list and leads to the other pages. */
export function Pagination({ page, pageSize, total, onPageChange, pageSizes, onPageSizeChange }: PaginationProps) {
  const { t } = useTranslation('ui');
  const sizeId = useId();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const steps = [
    { to: 1, icon: 'first', label: t('pagination.first'), disabled: page <= 1 },
    { to: page - 1, icon: 'chevronLeft', label: t('pagination.previous'), disabled: page <= 1 },
    { to: page + 1, icon: 'chevronRight', label: t('pagination.next'), disabled: page >= last },
    { to: last, icon: 'last', label: t('pagination.last'), disabled: page >= last },
  ] as const;
  return (
    <Flex as="nav" aria-label={t('pagination.label')} align="center" gap="3" textStyle="xs" color="fg.muted">
      <Text fontVariantNumeric="tabular-nums" aria-live="polite">
        {t('pagination.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Text>
      <HStack gap="3" ms="auto">
        {onPageSizeChange && (
          <HStack gap="2" hideBelow="md">
            <Text as="label" {...{ htmlFor: sizeId }} whiteSpace="nowrap">
              {t('pagination.pageSize')}
            </Text>
            <NativeSelect.Root w="20" size="xs">
              <NativeSelect.Field
                id={sizeId}
                value={pageSize}
                onChange={(event) => onPageSizeChange(Number(event.target.value))}
              >
                {(pageSizes ?? [25, 50, 100, 200]).map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </HStack>
        )}
        <HStack gap="1">
          {steps.slice(0, 2).map((step) => (
            <PageStep key={step.icon} {...step} onPageChange={onPageChange} />
          ))}
          <Text px="1" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {t('pagination.page', { page: formatNumber(page), last: formatNumber(last) })}
          </Text>
          {steps.slice(2).map((step) => (
            <PageStep key={step.icon} {...step} onPageChange={onPageChange} />
          ))}
        </HStack>
      </HStack>
    </Flex>
  );
}

type PageStepProps = {
  to: number;
  icon: 'first' | 'chevronLeft' | 'chevronRight' | 'last';
  label: string;
  disabled: boolean;
  onPageChange: (page: number) => void;
};

function PageStep({ to, icon, label, disabled, onPageChange }: PageStepProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      size="xs"
      variant="ghost"
      colorPalette="gray"
      disabled={disabled}
      onClick={() => onPageChange(to)}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
