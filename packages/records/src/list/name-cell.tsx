import { useTranslation } from '@haisha/i18n';
import { chakra, StatusBadge } from '@haisha/ui';
import type { ReactNode } from 'react';
import { useLocalName } from '../naming/use-local-name.ts';

export type NameCellProps = {
  row: { name: string; nameEn: string | null; archivedAt: string | null };
  /** What else is to be seen beside the name. */
  children?: ReactNode;
};

/** What a row is called, and whether it is archived. */
export function NameCell({ row: { name, nameEn, archivedAt }, children }: NameCellProps) {
  const { t } = useTranslation('entity');
  const localName = useLocalName();
  return (
    <>
      {localName(name, nameEn)}{' '}
      {(children || archivedAt) && (
        <Beside>
          {children}
          {archivedAt && <StatusBadge tone="neutral">{t('archived')}</StatusBadge>}
        </Beside>
      )}
    </>
  );
}

/** What may stand beside a name draws nothing where there is nothing to say. */
const Beside = chakra('span', { base: { display: 'inline-flex', gap: '3', ms: '1.5', _empty: { display: 'none' } } });
