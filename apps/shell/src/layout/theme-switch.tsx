import { useTranslation } from '@haisha/i18n';
import { Flex, Icon, IconButton, type IconName } from '@haisha/ui';
import type { ColorMode } from '@haisha/ui/color-mode';
import { useTheme } from './use-theme.ts';

export const themes: readonly { mode: ColorMode; icon: IconName; text: string }[] = [
  { mode: 'light', icon: 'sun', text: 'user.themeLight' },
  { mode: 'dark', icon: 'moon', text: 'user.themeDark' },
  { mode: 'system', icon: 'monitor', text: 'user.themeSystem' },
];

/** Buttons for light, dark and the device's theme. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { mode: current, choose } = useTheme();
  return (
    <Flex role="group" aria-label={t('user.theme')} gap="1">
      {themes.map(({ mode, icon, text }) => (
        <IconButton
          key={mode}
          variant={mode === current ? 'subtle' : 'ghost'}
          colorPalette={mode === current ? 'primary' : 'gray'}
          aria-pressed={mode === current}
          aria-label={t(text)}
          title={t(text)}
          onClick={() => choose(mode)}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </Flex>
  );
}
