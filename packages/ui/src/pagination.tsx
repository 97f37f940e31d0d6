import { formatNumber, useTranslation } from '@haisha/i18n';
import { Flex, HStack, Icon, IconButton, NativeSelect, Text } from '@haisha/ui';

export type PageStepsProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
};
export type PaginationProps = PageStepsProps;

const usualSizes = [25, 50, 100, 200];

/** Shows the position in a list and leads to the other pages. */
export function Pagination(props: PaginationProps) {
  const { t } = useTranslation('ui');
  const { from, to, total } = rangeOf(props);
  return (
    <Flex align="center" gap="3" wrap="wrap" textStyle="xs" color="fg.muted">
      <Text fontVariantNumeric="tabular-nums" aria-live="polite">
        {t('pagination.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Text>
      <Flex ms="auto">
        <PageSteps {...props} />
      </Flex>
    </Flex>
  );
}

/** The first and last row of a page, from 1; zeros where there are none. */
export function rangeOf({ page, pageSize, total }: Pick<PageStepsProps, 'page' | 'pageSize' | 'total'>) {
  return { from: total === 0 ? 0 : (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total };
}

/** The way to other pages, where there are any, and how many rows stand on one. */
export function PageSteps({ page, pageSize, total, onPageChange, pageSizes, onPageSizeChange }: PageStepsProps) {
  const { t } = useTranslation('ui');
  const sizes = pageSizes ?? usualSizes;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const hasSizes = onPageSizeChange !== undefined && total > Math.min(...sizes);
  if (last === 1 && !hasSizes) return null;
  const steps = [
    { to: 1, icon: 'first', label: t('pagination.first'), disabled: page <= 1 },
    { to: page - 1, icon: 'chevronLeft', label: t('pagination.previous'), disabled: page <= 1 },
    { to: page + 1, icon: 'chevronRight', label: t('pagination.next'), disabled: page >= last },
    { to: last, icon: 'last', label: t('pagination.last'), disabled: page >= last },
  ] as const;
  return (
    <Flex
      as="nav"
      aria-label={t('pagination.label')}
      align="center"
      flexShrink="0"
      gap="3"
      textStyle="xs"
      color="fg.muted"
    >
      {hasSizes && (
        <NativeSelect.Root w="auto" flexShrink="0" hideBelow="md">
          <NativeSelect.Field
            h="7"
            ps="2"
            pe="6"
            textStyle="xs"
            borderColor="transparent"
            _hover={{ bg: 'bg.muted' }}
            aria-label={t('pagination.pageSize')}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {t('pagination.perPage', { size })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      {last > 1 && (
        <HStack gap="0">
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
      )}
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
