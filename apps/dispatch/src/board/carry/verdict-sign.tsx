import { useTranslation } from '@haisha/i18n';
import { Box, Icon } from '@haisha/ui';
import { useFindingText } from '../findings/use-finding-text.ts';
import { headOf, reasonsOf, toneOf, type Verdict } from './verdict.ts';

const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const colours = { ok: 'fg.success', amber: 'fg.warning', red: 'fg.error' } as const;

/** Whether something may be done, at the end of a line: the sign, and the worst that was found. */
export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('board');
  const finding = useFindingText();
  const tone = toneOf(verdict);
  const [reason] = finding.said(reasonsOf(verdict));
  return (
    <Box as="span" color={colours[tone]} display="flex" gap="1" alignItems="center" ms="auto" ps="3">
      <Icon name={icons[tone]} size={13} label={t(`verdict.${headOf(verdict)}`)} />
      {reason}
    </Box>
  );
}
