import { useLocale, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { needsInstructionSheet } from '@haisha/rules/runs/instruction-sheet';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import type { Run } from '../day/board-types.ts';
import { paperAddress } from './paper-address.ts';

/** The papers of a run: the order form of a hired one, the instruction sheet of an own one, and whether the law asks for it. */
export function RunPapers({ run }: { run: Run }) {
  const { t } = useTranslation('paper');
  const can = useCan();
  const isHired = run.ownership === 'hired';
  if (isHired && !can('allocation.readOrderForm')) return null;
  return (
    <section aria-label={t('section')}>
      <h3>{t('section')}</h3>
      {!isHired && needsInstructionSheet(run) && (
        <Flex gap="1.5" mb="2" color="fg.warning">
          <Icon name="warning" size={16} />
          <Text textStyle="xs">{t('needsInstructionSheet')}</Text>
        </Flex>
      )}
      {isHired ? (
        <PaperButton run={run} paper="order-form" text={t('orderForm')} />
      ) : (
        <PaperButton run={run} paper="instruction-sheet" text={t('instructionSheet')} />
      )}
    </section>
  );
}

type PaperButtonProps = {
  run: Pick<Run, 'id'>;
  paper: Parameters<typeof paperAddress>[1];
  text: string;
};

/** Opens a paper in a tab of its own, from where it is printed or saved. */
export function PaperButton({ run, paper, text }: PaperButtonProps) {
  const locale = useLocale();
  return (
    <Button asChild size="sm" variant="outline" colorPalette="gray">
      <a href={paperAddress(run.id, paper, locale)} target="_blank" rel="noreferrer">
        <Icon name="document" size={14} />
        {text}
      </a>
    </Button>
  );
}
