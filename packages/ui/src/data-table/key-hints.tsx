import { useTranslation } from '@haisha/i18n';
import { chakra, Flex, Kbd } from '@haisha/ui';
import { displayKeys } from '../keys.ts';

export type KeyHintsProps = { opens: boolean; peeks: boolean; selects: boolean };

/** The keys of a table in its foot, where there is room; the shortcut sheet tells them everywhere. */
export function KeyHints({ opens, peeks, selects }: KeyHintsProps) {
  const { t } = useTranslation('ui');
  const hints = [
    { keys: ['arrowup', 'arrowdown'], text: t('table.keys.move'), isShown: true },
    { keys: ['space'], text: t('table.keys.peek'), isShown: peeks },
    { keys: ['enter'], text: t('table.keys.open'), isShown: opens },
    { keys: ['x'], text: t('table.keys.select'), isShown: selects },
  ];
  return (
    <Flex
      gap="3"
      aria-hidden="true"
      // They give way where the list is narrow, as beside a panel.
      css={{ _touch: { display: 'none' }, '@container (max-width: 60rem)': { display: 'none' } }}
    >
      {hints
        .filter(({ isShown }) => isShown)
        .map(({ keys, text }) => (
          <Hint key={text}>
            {keys.map((key) => (
              <Kbd key={key}>{displayKeys(key)}</Kbd>
            ))}
            {text}
          </Hint>
        ))}
    </Flex>
  );
}

const Hint = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.subtle', whiteSpace: 'nowrap' },
});
