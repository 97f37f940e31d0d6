import { useTranslation } from '@haisha/i18n';
import { Box, Icon } from '@haisha/ui';
import { useFindingText } from '../findings/use-finding-text.ts';
import { headOf, reasonsOf, toneOf, type Verdict } from './verdict.ts';

const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const colours = { ok: 'fg.success', amber: 'fg.warning', red: 'fg.error' } as const;

export type VerdictSignProps = {
  verdict: Verdict;
  /** Whether it has a line of its own, where it also says that nothing was found. */
  hasLine?: boolean;
};

/** Whether something may be done, at the end of a line or in its own: the sign, and the worst that was found. */
export function VerdictSign({ verdict, hasLine = false }: VerdictSignProps) {
  const { t } = useTranslation('board');
  const finding = useFindingText();
  const tone = toneOf(verdict);
  const [reason] = finding.said(reasonsOf(verdict));
  return (
    <Box
      as="span"
      color={colours[tone]}
      display="flex"
      gap="1"
      alignItems="center"
      {...(!hasLine && { ms: 'auto', ps: '3' })}
    >
      <Icon name={icons[tone]} size={13} label={t(`verdict.${headOf(verdict)}`)} />
      {reason ?? (hasLine && <span aria-hidden="true">{t(`verdict.${headOf(verdict)}`)}</span>)}
    </Box>
  );
}
