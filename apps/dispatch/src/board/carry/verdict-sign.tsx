import { useTranslation } from '@haisha/i18n';
import { Box, Icon } from '@haisha/ui';
import { useFindingText } from '../findings/use-finding-text.ts';
import type { Verdict } from './verdict.ts';

const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const colours = { ok: 'fg.success', amber: 'fg.warning', red: 'fg.error' } as const;

/** Whether something may be done, at the end of a line: the sign, and the worst that was found. */
export function VerdictSign({ verdict: { level, findings } }: { verdict: Verdict }) {
  const { t } = useTranslation('board');
  const finding = useFindingText();
  const [worst] = findings;
  return (
    <Box as="span" color={colours[level]} display="flex" gap="1" alignItems="center" ms="auto" ps="3">
      <Icon name={icons[level]} size={13} label={t(`verdict.${level}`)} />
      {level !== 'ok' && worst && finding.short(worst)}
    </Box>
  );
}
