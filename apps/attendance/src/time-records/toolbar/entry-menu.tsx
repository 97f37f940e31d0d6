import { useTranslation } from '@haisha/i18n';
import { useNavigate } from '@haisha/platform';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { type LineReasonState, lineReasons } from '../entry/use-line-reason.ts';
import { punchFilesPath } from '../time-record-place.ts';

export type EntryMenuProps = LineReasonState & { trigger: ReactElement; hasFiles: boolean; hasLines: boolean };

/** The tools of entry that have no room in the toolbar. */
export function EntryMenu({ hasFiles, hasLines, onReason, reason, trigger }: EntryMenuProps) {
  const { t } = useTranslation('timeRecord');
  const navigate = useNavigate();
  return (
    <Menu trigger={trigger} defaultOpen>
      {hasFiles && (
        <MenuItem id="files" icon="upload" onSelect={() => void navigate(punchFilesPath)}>
          {t('toolbar.files')}
        </MenuItem>
      )}
      {hasFiles && hasLines && <MenuSeparator />}
      {hasLines && (
        <MenuRadioGroup
          label={t('entry.reason')}
          value={reason}
          choices={lineReasons.map((value) => ({ value, text: t(`reason.${value}`) }))}
          onChange={onReason}
        />
      )}
    </Menu>
  );
}
