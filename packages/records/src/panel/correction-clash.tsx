import { formatInstant, useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Box, Button, Flex, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useEffect, useRef } from 'react';
import { ReferenceText } from '../naming/reference-text.tsx';
import type { References } from '../naming/reference-to.ts';
import type { Clash } from './write-correction.ts';

export type CorrectionClashProps = {
  clash: Clash<EntityFields>;
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => ReactNode;
  references: References;
  onSettle: (side: 'mine' | 'theirs') => void;
};

/** Under the own value: what somebody else made of it meanwhile, and which of the two holds. */
export function CorrectionClash({ clash, labelOf, textOf, references, onSettle }: CorrectionClashProps) {
  const { t } = useTranslation('panel');
  const me = useSession()?.user.id;
  const keep = useRef<HTMLButtonElement>(null);
  const { updatedBy, updatedAt } = clash.current;
  const name = updatedBy?.name ?? t('entity:actor.system');
  const between = updatedBy?.id === me ? 'windows' : 'people';

  useEffect(() => keep.current?.focus(), []);

  function shown(name: string, value: unknown): ReactNode {
    const reference = references[name];
    if (!reference) return textOf(name, value);
    return <ReferenceText reference={reference} value={value} textOf={(id) => textOf(name, id)} />;
  }

  return (
    <Box role="alert" bg="bg.warning" rounded="md" p="2">
      <Text>
        {t(`clash.${between}`, {
          name,
          at: formatInstant(updatedAt),
        })}
      </Text>
      {clash.differences
        .filter(({ changedBy }) => changedBy === 'both')
        .map(({ name: field, theirs }) => (
          <Text key={field}>
            {labelOf(field)}: {shown(field, theirs) || t('clash.emptied')}
          </Text>
        ))}
      <Flex gap="2" mt="2" wrap="wrap">
        <Button ref={keep} size="xs" variant="outline" colorPalette="gray" onClick={() => onSettle('theirs')}>
          {t(`clash.theirs.${between}`, { name })}
        </Button>
        <Button size="xs" variant="outline" onClick={() => onSettle('mine')}>
          {t('clash.mine')}
        </Button>
      </Flex>
    </Box>
  );
}
