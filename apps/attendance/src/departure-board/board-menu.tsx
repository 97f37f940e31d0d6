import { useLocale, useTranslation } from '@haisha/i18n';
import { http, useCan, useNavigate } from '@haisha/platform';
import { breakpoints, Flex, Kbd, useMediaQuery } from '@haisha/ui';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { callBookPath, paperDays } from './departure-place.ts';

export type BoardMenuProps = {
  trigger: ReactElement;
  date: string;
  /** Whose calls are listed; null before it is known. */
  departmentId: string | null;
  sound: { isOn: boolean; turn: (on: boolean) => void };
  onScreen: () => void;
  onKeys: () => void;
};

/** What is done with the board now and then: the call book and its papers, and what a narrow header has no room for. */
export function BoardMenu({ date, departmentId, onKeys, onScreen, sound, trigger }: BoardMenuProps) {
  const { t } = useTranslation('departureBoard');
  const locale = useLocale();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(`not all and (min-width: ${breakpoints.md})`);
  const mayReadCalls = useCan()('rollCall.read');
  const days = paperDays(date);
  return (
    <Menu trigger={trigger} defaultOpen>
      {mayReadCalls && departmentId !== null && (
        <>
          <MenuItem
            id="call-book"
            icon="list"
            onSelect={() =>
              void navigate(`${callBookPath}?${new URLSearchParams({ period: 'range', ...days.day, departmentId })}`)
            }
          >
            {t('book.label')}
          </MenuItem>
          {(['day', 'month'] as const).map((period) => (
            <MenuItem
              key={period}
              id={`paper-${period}`}
              icon="document"
              onSelect={() =>
                void window.open(
                  `${http().url('/roll-calls/book')}?${new URLSearchParams({ ...days[period], departmentId, locale })}`,
                  '_blank',
                  'noopener',
                )
              }
            >
              {t(`book.${period}`)}
            </MenuItem>
          ))}
          <MenuSeparator />
        </>
      )}
      {isNarrow && (
        <>
          <MenuCheckItem id="sound" checked={sound.isOn} onCheckedChange={sound.turn}>
            {t('alertSound')}
          </MenuCheckItem>
          <MenuItem id="screen" icon="monitor" onSelect={onScreen}>
            {t('screen.open')}
          </MenuItem>
        </>
      )}
      <MenuItem id="keys" icon="keyboard" onSelect={onKeys}>
        <Flex as="span" justify="space-between" gap="4">
          {t('keys.sheet')}
          <Kbd aria-hidden="true">?</Kbd>
        </Flex>
      </MenuItem>
    </Menu>
  );
}
