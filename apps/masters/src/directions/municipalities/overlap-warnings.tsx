import { useJoined, useTranslation } from '@haisha/i18n';
import type { Municipality } from '@haisha/rules/municipality';
import { Flex, Icon } from '@haisha/ui';
import { codeAndName } from '../../form/code-and-name.ts';
import { useNameOf } from '../../form/use-name-of.ts';
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
        return (
          <Flex key={other.id} gap="1.5" align="start" color="fg.warning" textStyle="sm" fontWeight="medium">
            <Flex flexShrink="0" align="center" h="1lh">
              <Icon name="warning" size={18} />
            </Flex>
            <span>{t('municipality.overlap', { names, direction: nameOf(other) })}</span>
          </Flex>
        );
      })}
    </Flex>
  );
}
