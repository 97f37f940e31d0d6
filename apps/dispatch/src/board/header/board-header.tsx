import { useTranslation } from '@haisha/i18n';
import { Flex, NativeSelect } from '@haisha/ui';
import type { ReactNode } from 'react';
import { LegendButton } from '../legend/legend-button.tsx';

export type BoardHeaderProps = {
  centres: readonly { value: string; label: string }[];
  departmentId: string;
  views: ReactNode;
  isPhone: boolean;
  onCentre: (id: string) => void;
};

/** Beside the title of the board: whose board it is, the saved views of it, and what its signs mean. */
export function BoardHeader({ centres, departmentId, views, isPhone, onCentre }: BoardHeaderProps) {
  const { t } = useTranslation('board');
  const centre = centres.find(({ value }) => value === departmentId);
  return (
    <Flex gap="2" align="center" p="1" color="fg">
      {centres.length > 1 ? (
        <NativeSelect.Root w="auto" maxW="full" data-filter="departmentId">
          <NativeSelect.Field
            aria-label={t('toolbar.centre')}
            value={departmentId}
            onChange={(event) => onCentre(event.target.value)}
            // As wide as what is chosen, where the browser can.
            css={{ fieldSizing: 'content' }}
          >
            {centres.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ) : (
        centre && <span>{centre.label}</span>
      )}
      {!isPhone && <LegendButton />}
      {views}
    </Flex>
  );
}
