import { useTranslation } from '@haisha/i18n';
import { usualGrace } from '@haisha/rules/departure/departure-state';
import { chakra, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { barColours } from '../grid/bar-colours.ts';
import { BarFrame } from '../grid/bar-frame.ts';
import { BarText } from '../grid/bar-text.tsx';
import { signPictures } from '../grid/sign-look.ts';
import { runDialogKeys } from '../panel/run-acts.ts';

export type BoardLegendProps = {
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Closes it, and gives the focus back. */
  onLeave: () => void;
};

const states = ['planned', 'requested', 'confirmed', 'departed', 'returned'] as const;
const worsts = ['amber', 'red'] as const;
const keys = [
  { keys: ['Space'], name: 'pick' },
  { keys: ['m'], name: 'move' },
  { keys: ['d'], name: 'driver' },
  { keys: ['c'], name: 'confirm' },
  { keys: [runDialogKeys.swap], name: 'swap' },
  { keys: [runDialogKeys.split], name: 'split' },
  { keys: ['Delete'], name: 'off' },
  { keys: ['Enter'], name: 'open' },
  { keys: ['[', ']'], name: 'day' },
  { keys: ['t'], name: 'today' },
  { keys: ['1', '2', '3', '4'], name: 'range' },
  { keys: ['n'], name: 'next' },
  { keys: ['/'], name: 'search' },
  { keys: ['g'], name: 'list' },
  { keys: ['v'], name: 'dense' },
  { keys: ['mod+z', 'mod+y'], name: 'undo' },
  { keys: ['mod+p'], name: 'print' },
] as const;
const carryKeys = [
  { keys: ['← →'], name: 'shift' },
  { keys: ['shift+← →'], name: 'shiftMore' },
  { keys: ['↑ ↓'], name: 'row' },
  { keys: ['alt+← →'], name: 'length' },
  { keys: ['Tab'], name: 'permitted' },
  { keys: ['shift+Enter'], name: 'permittedTime' },
  { keys: ['Enter'], name: 'drop' },
  { keys: ['Escape'], name: 'stop' },
] as const;
const nothing = {
  ...{ hasSign: true, from: null, to: null, start: null, late: null, end: null, otherDriver: null },
  ...{ load: null, zones: [], stops: null, rowDriver: null },
};

/** What colours, borders, signs and letters of the board mean, and its keys. A press elsewhere or Escape closes it. */
export function BoardLegend({ button, onClose, onLeave }: BoardLegendProps) {
  const { t } = useTranslation('board');
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = button.current?.getBoundingClientRect();
    if (!frame.current || !box) return;
    frame.current.style.setProperty('--top', `${box.bottom + 6}px`);
    frame.current.style.insetInlineStart = `${Math.max(8, Math.min(box.left, window.innerWidth - frame.current.offsetWidth - 8))}px`;
    frame.current.focus();
  }, [button]);

  useEffect(() => {
    function onPress(event: Event): void {
      if (!(event.target instanceof Node)) return;
      if (!frame.current?.contains(event.target) && !button.current?.contains(event.target)) onClose();
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onLeave();
    }
    window.addEventListener('pointerdown', onPress);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [button, onClose, onLeave]);

  return createPortal(
    <Frame ref={frame} role="dialog" aria-label={t('legend.open')} tabIndex={-1}>
      <div>
        <h2>{t('legend.states')}</h2>
        <dl>
          {states.map((state) => (
            <div key={state}>
              <dt>
                <Sample state={state} worst={null} />
              </dt>
              <dd>{t(`legend.state.${state}`)}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('legend.findings')}</h2>
        <dl>
          {worsts.map((worst) => (
            <div key={worst}>
              <dt>
                <Sample state="planned" worst={worst} />
              </dt>
              <dd>{t(`legend.finding.${worst}`)}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Sample state="confirmed" worst={null} late="amber" />
            </dt>
            <dd>{t('legend.finding.late', { amber: usualGrace.departureAmber, red: usualGrace.departureRed })}</dd>
          </div>
        </dl>
        <h2>{t('legend.others')}</h2>
        <dl>
          <div>
            <dt>
              <i data-owner="" />
            </dt>
            <dd>{t('legend.owner')}</dd>
          </div>
          <div>
            <dt data-zones="">
              {temperatureZones.map((zone) => (
                <span key={zone}>{t(`zoneLetter.${zone}`)}</span>
              ))}
            </dt>
            <dd>{temperatureZones.map((zone) => t(`zoneName.${zone}`)).join(t('row.separator'))}</dd>
          </div>
          <div>
            <dt>
              <i data-off="" />
            </dt>
            <dd>{t('legend.off')}</dd>
          </div>
          <div>
            <dt>25:30</dt>
            <dd>{t('legend.night')}</dd>
          </div>
        </dl>
      </div>
      <div data-keys="">
        <h2>{t('legend.keys')}</h2>
        <Keys of={keys} />
        <h2>{t('legend.carryKeys')}</h2>
        <Keys of={carryKeys} />
      </div>
    </Frame>,
    document.body,
  );
}

type KeysProps = { of: typeof keys | typeof carryKeys };

function Keys({ of }: KeysProps) {
  const { t } = useTranslation('board');
  return (
    <dl>
      {of.map((one) => (
        <div key={one.name}>
          <dt>
            {one.keys.map((key) => (
              <Kbd key={key}>{displayKeys(key)}</Kbd>
            ))}
          </dt>
          <dd>{t(`legend.key.${one.name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

type SampleProps = { state: (typeof states)[number]; worst: (typeof worsts)[number] | null; late?: 'amber' };

/** A bar as it looks on the board. */
function Sample({ state, worst, late }: SampleProps) {
  return (
    <BarFrame
      aria-hidden="true"
      data-one=""
      data-state={state}
      data-worst={worst ?? late}
      style={{ position: 'relative', width: 64, height: 24, ...(state === 'departed' && gone) }}
    >
      <span data-told="" />
      <BarText parts={{ ...nothing, code: 'S01' }} state={state} worst={worst} late={late} isOneLine />
    </BarFrame>
  );
}

const gone: Record<`--${string}`, string> = { '--gone': '50%' };

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'popover',
    insetBlockStart: 'var(--top)',
    w: 'min(59rem, calc(100vw - 16px))',
    maxH: 'calc(100dvh - var(--top, 0px) - 8px)',
    overflowY: 'auto',
    display: 'grid',
    // A window that is wide enough has the keys beside what is seen.
    gridTemplateColumns: { md: '2fr 3fr' },
    columnGap: '6',
    rowGap: '3',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    rounded: 'lg',
    shadow: 'lg',
    p: '4',
    outline: 'none',
    textStyle: 'sm',
    '--owner': 'var(--chakra-colors-border-control)',
    ...barColours.light,
    ...signPictures.light,
    _dark: { ...barColours.dark, ...signPictures.dark },
    '& h2': { fontWeight: 'bold', mb: '1' },
    '& h2:not(:first-of-type)': { mt: '3' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', md: '1fr' },
      columnGap: '4',
      rowGap: '1',
    },
    '& [data-keys] > dl': { gridTemplateColumns: { md: '1fr 1fr' } },
    '& dl > div': { display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center', minH: '28px', gap: '2' },
    '& dd': { color: 'fg.muted' },
    '& dt': { fontVariantNumeric: 'tabular-nums', display: 'flex', gap: '1' },
    '& [data-owner]': { w: '4px', h: '20px', rounded: 'full', bg: '#7C4DDB', forcedColorAdjust: 'none' },
    '& [data-zones] > span': { borderWidth: '1px', rounded: 'xs', px: '2px', textStyle: 'xs', lineHeight: '1.3' },
    '& [data-off]': {
      w: '64px',
      h: '20px',
      rounded: 'sm',
      borderWidth: '1px',
      backgroundImage:
        'repeating-linear-gradient(45deg, var(--chakra-colors-border-emphasized) 0 4px, transparent 4px 9px)',
    },
  },
});
