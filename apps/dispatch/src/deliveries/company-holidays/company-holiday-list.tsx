import { formatDate, useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { chakra, Icon, IconButton, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { CompanyHoliday } from '@haisha/validation/company-holiday';
import { useState } from 'react';
import { removeCompanyHoliday } from './company-holidays-api.ts';

const tones: Record<CompanyHoliday['effect'], StatusTone> = {
  closed: 'danger',
  asHoliday: 'warning',
  asWorkday: 'quiet',
};

/** Company holidays, the earliest first, each with what it does and to whom. */
export function CompanyHolidayList({ rows }: { rows: readonly CompanyHoliday[] }) {
  const { t } = useTranslation('companyHoliday');
  const localName = useLocalName();
  const problemText = useProblemText();
  const mayRemove = useCan()('companyHoliday.archive');
  const [asked, setAsked] = useState<CompanyHoliday | null>(null);
  const { mutateAsync: remove, isPending, error } = useMutation(removeCompanyHoliday());
  if (rows.length === 0) return <Text color="fg.muted">{t('nothing')}</Text>;

  async function confirm(row: CompanyHoliday): Promise<void> {
    await remove(row);
    notify({ kind: 'success', text: t('removed', { name: row.name }) });
    setAsked(null);
  }

  return (
    <>
      <List aria-label={t('list')}>
        {rows.map((row) => (
          <li key={row.id}>
            <Days>
              {formatDate(row.from, { weekday: true })}
              {row.to !== row.from && ` – ${formatDate(row.to, { weekday: true })}`}
            </Days>
            <b>{row.name}</b>
            <StatusBadge tone={tones[row.effect]}>
              {t(`effect.${row.effect}`)}
              {row.runsAs !== null && ` (${t('runsAs', { weekday: t(`weekday.${row.runsAs}`) })})`}
            </StatusBadge>
            <Text as="span" color="fg.muted" textStyle="sm">
              {row.cargoOwnerName === null ? t('company') : localName(row.cargoOwnerName, row.cargoOwnerNameEn)}
              {' · '}
              {row.departmentName === null ? t('everywhere') : localName(row.departmentName, row.departmentNameEn)}
            </Text>
            {mayRemove && (
              <IconButton
                variant="ghost"
                colorPalette="gray"
                size="sm"
                aria-label={t('remove', { name: row.name })}
                title={t('remove', { name: row.name })}
                onClick={() => setAsked(row)}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </li>
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('removeTitle', { name: asked.name })}
          confirmLabel={t('removeAct')}
          busy={isPending}
          error={error ? problemText(error) : undefined}
          onConfirm={() => void confirm(asked).catch(() => undefined)}
          onClose={() => setAsked(null)}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    borderTopWidth: '1px',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '0.5',
      minH: '10',
      py: '1',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > li > b': { fontWeight: 'semibold' },
    '& > li > button': { ms: 'auto' },
  },
});

const Days = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums', minW: { sm: '15rem' } },
});
