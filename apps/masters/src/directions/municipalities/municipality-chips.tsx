import { useTranslation } from '@haisha/i18n';
import type { Municipality } from '@haisha/rules/municipality';
import { Box, Button, Flex, Icon, Text } from '@haisha/ui';

export type MunicipalityChipsProps = {
  chosen: readonly string[];
  municipalityOf: (code: string) => Municipality | undefined;
  prefectureText: (prefecture: string) => string;
  /** Without it they are there to be read. */
  onRemove: ((code: string) => void) | undefined;
};

/** The municipalities chosen, prefecture by prefecture. */
export function MunicipalityChips({ chosen, municipalityOf, prefectureText, onRemove }: MunicipalityChipsProps) {
  const { t } = useTranslation('direction');
  const groups = Object.entries(Object.groupBy(chosen, (code) => municipalityOf(code)?.prefecture ?? ''));
  return (
    <Box role="group" aria-label={t('municipality.chosen')}>
      <Text textStyle="label" mb="2" aria-live="polite">
        {t('municipality.chosen')} ({t('municipality.count', { count: chosen.length })})
      </Text>
      {chosen.length === 0 && <Text color="fg.muted">{t('municipality.none')}</Text>}
      {groups.map(([prefecture, codes = []]) => (
        <Flex key={prefecture} gap="2" align="baseline" wrap={{ base: 'wrap', md: 'nowrap' }} mb="2">
          <Text flexShrink="0" w={{ base: 'full', md: 'auto' }} minW={{ md: '5rem' }} textStyle="sm" color="fg.muted">
            {prefectureText(prefecture)}
          </Text>
          <Flex gap="2" wrap="wrap">
            {codes.map((code) => {
              const name = municipalityOf(code)?.name ?? t('municipality.unknown', { code });
              return onRemove ? (
                <Button
                  key={code}
                  variant="subtle"
                  size="sm"
                  colorPalette="gray"
                  aria-label={t('municipality.remove', { name })}
                  onClick={() => onRemove(code)}
                >
                  {name}
                  <Icon name="close" size={14} />
                </Button>
              ) : (
                <Text key={code} as="span" px="3" py="1" rounded="md" bg="bg.muted" textStyle="sm">
                  {name}
                </Text>
              );
            })}
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
