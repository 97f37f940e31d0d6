import { useTranslation } from '@haisha/i18n';
import { Icon, Kbd } from '@haisha/ui';
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
    <div
      data-verdict-box={tone}
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
    </div>
  );
}
