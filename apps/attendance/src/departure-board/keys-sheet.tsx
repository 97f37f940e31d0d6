import { useTranslation } from '@haisha/i18n';
import { chakra, Heading, Kbd, Stack } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { displayKeys } from '@haisha/ui/keys';

const groups = {
  board: [
    ['keys.choose', '↑', '↓'],
    ['keys.call', 'R', 'Enter'],
    ['keys.times', 'P'],
    ['keys.phone', 'T'],
    ['keys.swap', 'S'],
    ['keys.absent', 'X'],
    ['keys.note', 'M'],
    ['keys.acknowledge', 'A'],
    ['keys.row.counts', '1', '6'],
    ['keys.row.days', '[', ']'],
    ['keys.screen', 'F'],
    ['keys.row.open', '?'],
  ],
  call: [
    ['keys.inCall.method', '1', '5'],
    ['keys.inCall.usual', 'Space'],
    ['keys.inCall.bad', 'N'],
    ['keys.inCall.pass', 'Enter'],
    ['keys.inCall.refuse', 'mod+b'],
    ['keys.inCall.close', 'Escape'],
  ],
} as const;

/** Lists the keys of the board and of its roll calls. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('departureBoard');
  return (
    <Dialog open onClose={onClose} title={t('keys.sheet')} size="md">
      <Stack gap="5">
        {(['board', 'call'] as const).map((group) => (
          <section key={group}>
            <Heading as="h3" size="sm" mb="2">
              {t(`keys.title.${group}`)}
            </Heading>
            <List>
              {groups[group].map(([label, ...keys]) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {keys.map((key, at) => (
                      <span key={key}>
                        {at > 0 && /\d/.test(key) && '–'}
                        <Kbd size="lg">{displayKeys(key)}</Kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

const List = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '36px',
      borderBottomWidth: '1px',
    },
    '& dd': { display: 'flex', alignItems: 'center', gap: '1' },
  },
});
