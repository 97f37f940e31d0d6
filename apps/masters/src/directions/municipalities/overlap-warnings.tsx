import { useJoined, useTranslation } from '@haisha/i18n';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import type { Municipality } from '@haisha/rules/municipality';
import { Flex } from '@haisha/ui';
import { Warning } from '@haisha/ui/fields';
import type { OtherDirection } from './use-other-directions.ts';

export type OverlapWarningsProps = {
  chosen: readonly string[];
  others: readonly OtherDirection[];
  municipalityOf: (code: string) => Municipality | undefined;
};

/** Which municipalities stand in another direction of the department as well; it can be saved as it is. */
export function OverlapWarnings({ chosen, others, municipalityOf }: OverlapWarningsProps) {
  const { t } = useTranslation('direction');
  const nameOf = useNameOf(codeAndName);
  const joined = useJoined();
  return (
    <Flex role="status" direction="column" gap="1">
      {others.map((other) => {
        const shared = chosen.filter((code) => other.municipalityCodes.includes(code));
        if (shared.length === 0) return null;
        const names = joined(shared.map((code) => municipalityOf(code)?.name ?? code));
        return <Warning key={other.id}>{t('municipality.overlap', { names, direction: nameOf(other) })}</Warning>;
      })}
    </Flex>
  );
}
