import { useTranslation } from '@haisha/i18n';
import type { CheckLevel, CheckRuleName } from '@haisha/rules/checks/check-rules';
import { chakra } from '@haisha/ui';
import { useDeferredValue, useMemo } from 'react';
import { useBoard } from '../board-context.ts';
import { heldRuns, levelEffect } from './level-effect.ts';
import { LevelSign } from './level-sign.tsx';
import { useLevelWords } from './use-level-words.ts';

/** So many runs are judged at once without anybody waiting. */
const mostJudged = 500;

export type EffectNoteProps = { rule: CheckRuleName; level: CheckLevel; number: number | null };

/** What a setting would change on the runs that the board shows, before it is saved. */
export function EffectNote({ level, number, rule }: EffectNoteProps) {
  const { t } = useTranslation('checkLevel');
  const words = useLevelWords();
  const { day } = useBoard();
  const count = day ? heldRuns(day).length : 0;
  const isJudged = day !== undefined && count <= mostJudged;
  const wanted = useDeferredValue(useMemo(() => ({ level, number }), [level, number]));
  const effects = useMemo(() => (isJudged ? levelEffect(day, rule, wanted) : []), [isJudged, day, rule, wanted]);
  const sign = (name: CheckLevel) => (
    <LevelSign level={name} text={name === 'off' ? t('effect.noFinding') : words.level(name)} />
  );
  return (
    <Note role="status" aria-label={t('effect.title')}>
      <b>{t('effect.title')}</b>
      {!isJudged && <span>{t('effect.tooMany')}</span>}
      {isJudged && effects.length === 0 && <span>{t('effect.none', { count })}</span>}
      {effects.map((one) => (
        <span key={`${one.from} ${one.to}`}>
          {t('effect.runs', { count: one.count })} {sign(one.from)} → {sign(one.to)}
        </span>
      ))}
    </Note>
  );
}

const Note = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    px: '3',
    py: '2',
    rounded: 'md',
    bg: 'bg.sunk',
    textStyle: 'sm',
    '& b': { fontWeight: 'semibold', textStyle: 'xs', color: 'fg.muted' },
  },
});
