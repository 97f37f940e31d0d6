import { useTranslation } from '@haisha/i18n';
import { Box, Icon } from '@haisha/ui';
import type { ReactNode } from 'react';
import { useFindingText } from '../findings/use-finding-text.ts';
import { headOf, reasonsOf, type Verdict, wordsToneOf } from './verdict.ts';

const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const colours = { ok: 'fg.success', amber: 'fg.warning', red: 'fg.error' } as const;

export type VerdictSignProps = {
  verdict: Verdict;
  /** What is said where nothing was found. */
  children?: ReactNode;
};

/** Whether something may be done: the sign, and the worst that was found. */
export function VerdictSign({ verdict, children }: VerdictSignProps) {
  const { t } = useTranslation('board');
  const finding = useFindingText();
  const tone = wordsToneOf(verdict);
  const [reason] = finding.said(reasonsOf(verdict));
  return (
    <Box as="span" color={colours[tone]} display="flex" gap="1" alignItems="center">
      <Icon name={icons[tone]} size={13} label={t(`verdict.${headOf(verdict)}`)} />
      {reason ?? children}
    </Box>
  );
}
