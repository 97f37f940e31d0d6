import { useTranslation } from '@haisha/i18n';
import { Icon, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { useBoard } from '../board-context.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { useBoardState } from '../grid/board-store.ts';
import { headOf, reasonsOf, startLaterAt, wordsToneOf } from './verdict.ts';

const icons = { ok: 'check', amber: 'warning', red: 'error' } as const;
const mostFindings = 3;

export type VerdictBoxProps = {
  left: number;
  top: number;
  isAbove: boolean;
  /** Its place is one of the window, not of the board. */
  isInWindow: boolean;
};

/** Beside what is carried: whether it may be put here, why not, and the ways out with their keys. */
export function VerdictBox({ left, top, isAbove, isInWindow }: VerdictBoxProps) {
  const { t } = useTranslation('board');
  const { store } = useBoard();
  const finding = useFindingText();
  const verdict = useBoardState(store, ({ carry, verdicts }) => verdicts.get(carry?.rowKey ?? ''));
  const carry = useBoardState(store, (state) => state.carry);
  const isByKeys = carry?.by === 'keys';
  if (!verdict || !carry) return null;
  const tone = wordsToneOf(verdict);
  if (tone === 'ok' && !isByKeys) return null;
  const reasons = reasonsOf(verdict);
  const article = reasons[0]?.article;
  const lines = finding.said(reasons);
  const head = t(`verdict.${headOf(verdict)}`);
  const from = verdict.findings.map(finding.wayOut).find((one) => one !== null);
  const hasTime = verdict.findings.some((one) => startLaterAt(one) !== null);
  return (
    <div
      data-verdict-box={tone}
      aria-hidden="true"
      style={{
        position: isInWindow ? 'fixed' : undefined,
        transform: `translate(${left}px, ${top}px)${isAbove ? ' translateY(-100%)' : ''}`,
      }}
    >
      <div>
        <Icon name={icons[tone]} size={16} />
        {lines[0] === undefined ? head : t('verdict.because', { verdict: head, reason: lines[0] })}
      </div>
      <ul>
        {lines.slice(1, mostFindings).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {article && <li>{finding.article(article)}</li>}
        {from && (
          <li data-way="">
            <Icon name="check" size={14} />
            {from}
            {isByKeys && hasTime && <Kbd>{displayKeys('shift+enter')}</Kbd>}
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
