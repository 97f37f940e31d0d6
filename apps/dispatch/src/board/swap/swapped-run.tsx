import { useTranslation } from '@haisha/i18n';
import { chakra, Icon, Text } from '@haisha/ui';
import type { Verdict } from '../carry/verdict.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { useFindingText } from '../findings/use-finding-text.ts';
import { useRunWords } from '../grid/use-run-words.ts';

export type SwappedRunProps = { before: Run; after: Run; verdict: Verdict };

/** A run as it would be after the swap, what would be found in it, and what was before and stays. */
export function SwappedRun({ before, after, verdict: { findings, stays } }: SwappedRunProps) {
  const { t } = useTranslation('board');
  const words = useRunWords();
  const finding = useFindingText();
  const nobody = t('panel.nobody');
  const lines = [
    { label: t('panel.vehicle'), was: before.vehicleCode ?? nobody, is: after.vehicleCode ?? nobody },
    { label: t('swap.driver'), was: words.driversOf(before) || nobody, is: words.driversOf(after) || nobody },
  ];
  return (
    <Card aria-label={codeOf(before)}>
      <h3>
        {codeOf(before)} <span>{words.timesOf(before)}</span>
      </h3>
      <p>{words.placesOf(before)}</p>
      <dl>
        {lines.map(({ label, was, is }) => (
          <div key={label} data-changed={was === is ? undefined : ''}>
            <dt>{label}</dt>
            <dd>
              {was !== is && (
                <>
                  <s>{was}</s> <Icon name="arrowRight" size={13} label={t('swap.becomes')} />{' '}
                </>
              )}
              <b>{is}</b>
            </dd>
          </div>
        ))}
      </dl>
      {findings.length > 0 && <FindingList findings={findings} />}
      {stays.length > 0 && (
        <Stays>
          <Text display="flex" gap="1.5" alignItems="center">
            <Icon name="warning" size={14} />
            {t('swap.stays')}
          </Text>
          <ul>
            {finding.said(stays).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Stays>
      )}
      {findings.length === 0 && stays.length === 0 && (
        <Text color="fg.success" display="flex" gap="1.5" alignItems="center">
          <Icon name="check" size={14} />
          {t('swap.nothingFound')}
        </Text>
      )}
    </Card>
  );
}

const Stays = chakra('div', {
  base: { color: 'fg.warning', '& ul': { listStyle: 'none', ps: '5', textStyle: 'sm', fontWeight: 'semibold' } },
});

const Card = chakra('section', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderWidth: '1px',
    rounded: 'md',
    p: '3',
    fontVariantNumeric: 'tabular-nums',
    '& h3': { fontWeight: 'bold', '& > span': { fontWeight: 'normal', color: 'fg.muted' } },
    '& > p': { color: 'fg.muted', textStyle: 'sm' },
    '& dl': { display: 'grid', gap: '1' },
    '& dl > div': { display: 'grid', gridTemplateColumns: '4rem 1fr', alignItems: 'baseline' },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd svg': { display: 'inline', color: 'fg.muted' },
    '& s': { color: 'fg.muted', textDecoration: 'none' },
    '& dd b': { fontWeight: 'normal' },
    '& [data-changed] dd b': { fontWeight: 'bold' },
  },
});
