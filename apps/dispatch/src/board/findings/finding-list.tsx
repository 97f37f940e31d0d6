import { useTranslation } from '@haisha/i18n';
import { chakra, Icon } from '@haisha/ui';
import type { Finding } from '@haisha/validation/allocation';
import type { ReactNode } from 'react';
import { useFindingText } from './use-finding-text.ts';

export type FindingListProps = {
  findings: readonly Finding[];
  /** What may be done about them. */
  ways?: ReactNode;
};

const icons = { red: 'error', amber: 'warning', info: 'info' } as const;

/**
 * What checks found: the sentence with its figures and the places of its stops, the article, and a reason that somebody gave.
 * What one check found several times stands together, the same sentence once, with the way out that does for all.
 */
export function FindingList({ findings, ways }: FindingListProps) {
  const { t, i18n } = useTranslation('board');
  const text = useFindingText();
  const alike = Map.groupBy(findings, (finding) =>
    JSON.stringify([finding.level, finding.code, finding.article, finding.wayOut?.code, finding.overrideReason]),
  );
  return (
    <List>
      {[...alike].map(([key, group]) => {
        const [finding] = group;
        if (!finding) return null;
        const from = text.wayOut(group.reduce((most, one) => (reachOf(one) > reachOf(most) ? one : most)));
        const reason = finding.overrideReason;
        return (
          <li key={key} data-level={finding.level}>
            <Icon name={icons[finding.level]} size={16} label={i18n.t(`allocation:level.${finding.level}`)} />
            <div>
              {text.said(group).map((line) => (
                <b key={line}>{line}</b>
              ))}
              {finding.article && <small>{text.article(finding.article)}</small>}
              {from && <small data-way="">{from}</small>}
              {reason && <small>{t('finding.reason', { reason })}</small>}
            </div>
          </li>
        );
      })}
      {ways && <li data-ways="">{ways}</li>}
    </List>
  );
}

/** How far a way out goes: that of the worst puts the others right as well. */
function reachOf({ wayOut }: Finding): number {
  return wayOut?.at ?? wayOut?.minutes ?? 0;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    '& > li': { display: 'flex', gap: '2', px: '2', py: '1.5', rounded: 'md', borderWidth: '1px', textStyle: 'sm' },
    '& > li > svg': { mt: '2px' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& [data-way]': { color: 'fg.success', fontWeight: 'semibold' },
    '& > [data-level=red]': { bg: 'bg.error', borderColor: 'red.muted', '& b, & svg': { color: 'fg.error' } },
    '& > [data-level=amber]': { bg: 'bg.warning', borderColor: 'orange.muted', '& b, & svg': { color: 'fg.warning' } },
    '& > [data-level=info]': { '& svg': { color: 'fg.subtle' } },
    '& > [data-ways]': { borderWidth: '0', p: '0', flexWrap: 'wrap' },
  },
});
