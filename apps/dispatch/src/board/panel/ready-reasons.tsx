import { useTranslation } from '@haisha/i18n';
import { Button, Flex } from '@haisha/ui';
import type { BoardDay } from '@haisha/validation/board-day';
import { useBoard } from '../board-context.ts';

export type ReadyReasonsProps = { onChoose: (reason: string) => void };

const usual = ['customer', 'cover', 'agreed', 'booked'] as const;
const most = { given: 4, shown: 6 };

/** Reasons that need not be written: those that were given on the days of the board, then the usual ones. */
export function ReadyReasons({ onChoose }: ReadyReasonsProps) {
  const { t } = useTranslation('board');
  const { day } = useBoard();
  const reasons = [...new Set([...givenReasons(day), ...usual.map((name) => t(`reason.usual.${name}`))])];
  return (
    <Flex role="group" aria-label={t('reason.ready')} wrap="wrap" gap="1.5" mb="1">
      {reasons.slice(0, most.shown).map((reason) => (
        <Button
          key={reason}
          size="sm"
          variant="outline"
          colorPalette="gray"
          fontWeight="normal"
          maxW="full"
          onClick={() => onChoose(reason)}
        >
          {reason}
        </Button>
      ))}
    </Flex>
  );
}

/** The last ones first. */
function givenReasons(day: BoardDay | undefined): string[] {
  const given = (day?.allocations ?? [])
    .flatMap(({ findings }) => findings)
    .filter(({ overrideReason }) => overrideReason !== undefined)
    .toSorted((one, other) => ((one.overriddenAt ?? '') < (other.overriddenAt ?? '') ? 1 : -1));
  return [...new Set(given.map(({ overrideReason = '' }) => overrideReason))].slice(0, most.given);
}
