import { useTranslation } from '@haisha/i18n';
import { Flex } from '@haisha/ui';
import { ChoiceMenu } from '@haisha/ui/choice-menu';
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
        <ChoiceMenu
          hidesLabel
          label={t('toolbar.centre')}
          value={departmentId}
          choices={centres.map(({ label, value }) => ({ value, text: label }))}
          onChange={onCentre}
        />
      ) : (
        centre && <span>{centre.label}</span>
      )}
      {!isPhone && <LegendButton />}
      {views}
    </Flex>
  );
}
