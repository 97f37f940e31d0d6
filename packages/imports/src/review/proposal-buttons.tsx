import { useTranslation } from '@haisha/i18n';
import { Button } from '@haisha/ui';

export type ProposalButtonsProps = {
  /** The cell as it is, and as it was probably meant. */
  text: string;
  proposal: string;
  onTake: () => void;
  onTakeAll: () => void;
};

/** Takes what was probably meant, for one cell or for all of its column that say the same. */
export function ProposalButtons({ text, proposal, onTake, onTakeAll }: ProposalButtonsProps) {
  const { t } = useTranslation('import');
  return (
    <>
      <Button variant="outline" onClick={onTake}>
        {t('proposal.take', { proposal })}
      </Button>
      <Button variant="ghost" onClick={onTakeAll}>
        {t('proposal.takeAll', { text })}
      </Button>
    </>
  );
}

/** The way to another value for all cells of a column that say the same. */
export function ReplaceButton({ text, onPress }: { text: string; onPress: () => void }) {
  const { t } = useTranslation('import');
  return (
    <Button variant="ghost" onClick={onPress}>
      {t('replace.act', { text })}
    </Button>
  );
}
