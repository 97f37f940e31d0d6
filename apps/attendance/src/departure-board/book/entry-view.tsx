import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { breakpoints, chakra, Heading, Icon, IconButton, useMediaQuery } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { displayKeys, useShortcut } from '@haisha/ui/keys';
import { EntryFacts, type EntryFactsProps } from './entry-facts.tsx';

export type EntryViewProps = EntryFactsProps & { onClose: () => void };

/** An entry beside the call book; on narrow screens over it. */
export function EntryView({ onClose, ...facts }: EntryViewProps) {
  const { t } = useTranslation('callBook');
  const localName = useLocalName();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const { driverCode, driverName, driverNameEn } = facts.entry;
  const name = `${driverCode} ${localName(driverName, driverNameEn)}`;
  useShortcut('escape', onClose, { enabled: isWide });
  if (!isWide) {
    return (
      <Dialog open onClose={onClose} title={name}>
        <EntryFacts {...facts} />
      </Dialog>
    );
  }
  return (
    <Side aria-label={name}>
      <header>
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          {name}
        </Heading>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={t('close')}
          aria-keyshortcuts="Escape"
          title={displayKeys('escape')}
          onClick={onClose}
        >
          <Icon name="close" />
        </IconButton>
      </header>
      <EntryFacts {...facts} />
    </Side>
  );
}

const Side = chakra('aside', {
  base: {
    w: '24rem',
    flexShrink: '0',
    overflowY: 'auto',
    px: '4',
    pb: '6',
    bg: 'bg.panel',
    borderInlineStartWidth: '1px',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      pt: '2',
      minW: '0',
    },
  },
});
