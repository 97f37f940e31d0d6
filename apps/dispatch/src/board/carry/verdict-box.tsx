import { useTranslation } from '@haisha/i18n';
import { chakra, Icon, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { useBoard } from '../board-context.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { useBoardState } from '../grid/board-store.ts';
import { useVerdictText } from './use-verdict-text.ts';
import { firstReasonOf, toneOf } from './verdict.ts';

const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const mostFindings = 3;

export type VerdictBoxProps = { left: number; top: number; isAbove: boolean };

/** Beside what is carried: whether it may be put here, why not, and the ways out with their keys. */
export function VerdictBox({ left, top, isAbove }: VerdictBoxProps) {
  const { t } = useTranslation('board');
  const { store } = useBoard();
  const text = useVerdictText();
  const finding = useFindingText();
  const verdict = useBoardState(store, ({ carry, verdicts }) => verdicts.get(carry?.rowKey ?? ''));
  const isByKeys = useBoardState(store, ({ carry }) => carry?.by === 'keys');
  if (!verdict) return null;
  const tone = toneOf(verdict);
  if (tone === 'ok' && !isByKeys) return null;
  const all = verdict.level === 'ok' ? verdict.stays : verdict.findings;
  const article = firstReasonOf(verdict)?.article;
  const from = verdict.findings.map(finding.wayOut).find((one) => one !== null);
  return (
    <Frame
      data-level={tone}
      aria-hidden="true"
      style={{ transform: `translate(${left}px, ${top}px)${isAbove ? ' translateY(-100%)' : ''}` }}
    >
      <div>
        <Icon name={icons[tone]} size={16} />
        {text.sentence(verdict)}
      </div>
      <ul>
        {all.slice(1, mostFindings).map((one) => (
          <li key={one.code}>{finding.short(one)}</li>
        ))}
        {article && <li>{finding.article(article)}</li>}
        {from && (
          <li data-way="">
            <Icon name="check" size={14} />
            {from}
            {isByKeys && <Kbd>{displayKeys('shift+enter')}</Kbd>}
          </li>
        )}
        {isByKeys && (
          <li>
            <Kbd>Enter</Kbd> {t('carry.drop')} <Kbd>Esc</Kbd> {t('carry.stop')} <Kbd>Tab</Kbd> {t('carry.next')}
          </li>
        )}
      </ul>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    zIndex: '6',
    w: '22rem',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    rounded: 'lg',
    shadow: 'lg',
    overflow: 'hidden',
    pointerEvents: 'none',
    textStyle: 'sm',
    '& > div': { display: 'flex', gap: '2', alignItems: 'center', px: '3', py: '1.5', fontWeight: 'bold' },
    '&[data-level=ok] > div': { bg: 'bg.success', color: 'fg.success' },
    '&[data-level=amber] > div': { bg: 'bg.warning', color: 'fg.warning' },
    '&[data-level=red] > div': { bg: 'bg.error', color: 'fg.error' },
    '& > ul': { listStyle: 'none', px: '3', py: '1.5', display: 'grid', gap: '1', color: 'fg.muted', textStyle: 'xs' },
    '& > ul:empty': { display: 'none' },
    '& li': { display: 'flex', gap: '1.5', alignItems: 'center', flexWrap: 'wrap' },
    '& [data-way]': { color: 'fg.success', fontWeight: 'semibold' },
  },
});
