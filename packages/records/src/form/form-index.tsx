import { useTranslation } from '@haisha/i18n';
import { Box, breakpoints, chakra, Text, useMediaQuery } from '@haisha/ui';
import { useAfterChange } from '@haisha/ui/form';
import { focusInSight } from '@haisha/ui/scroll';
import type { EntityFields } from '@haisha/validation/entity';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { besideNothing, Measure } from './form-sheet.tsx';
import { RecordFacts } from './record-facts.tsx';
import { goToSection, readSection, type SectionOfForm, sectionsAround } from './sections-of-form.ts';

export type FormIndexProps = { row: EntityFields | null; hasHistory: boolean };

/** The bar of the page, and some room under it. */
const barPx = 56;

/** Beside a form its sections, with what is wrong in each; who changed the record last, which every form tells. */
export function FormIndex({ row, hasHistory }: FormIndexProps) {
  const { t } = useTranslation('record');
  const place = useRef<HTMLSpanElement>(null);
  const [sections, setSections] = useState<readonly SectionOfForm[]>([]);
  // With few sections as with many, so that every form stands in the same place, and from the first on.
  const isShown = useMediaQuery(`(min-width: ${breakpoints.lg})`);
  const current = useSectionInSight(place, isShown);
  useAfterChange(
    useCallback(() => {
      const read = sectionsAround(place.current).map(readSection);
      setSections((was) => (JSON.stringify(was) === JSON.stringify(read) ? was : read));
    }, []),
  );

  function go(event: MouseEvent, index: number): void {
    event.preventDefault();
    const section = sectionsAround(place.current)[index];
    if (section) goToSection(section, barPx);
  }

  function openHistory(event: MouseEvent): void {
    event.preventDefault();
    const history = place.current
      ?.closest('form')
      ?.parentElement?.querySelector<HTMLElement>('[data-history] > button');
    if (history?.getAttribute('aria-expanded') === 'false') history.click();
    if (history) focusInSight(history, history.parentElement ?? history);
  }

  return (
    <>
      <span ref={place} hidden />
      {isShown
        ? index()
        : row && (
            <Measure pt="4">
              <RecordFacts row={row} />
            </Measure>
          )}
    </>
  );

  function index() {
    return (
      <Column>
        <Index data-index="" aria-label={t('form.index')}>
          <Text color="fg.subtle" textStyle="xs" px="2" mb="1">
            {t('form.index')}
          </Text>
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={index === current || undefined}
                  onClick={(event) => go(event, index)}
                >
                  <span>{section.title}</span>
                  <Counts {...section} />
                </a>
              </li>
            ))}
          </ol>
          {row && (
            <Box borderTopWidth="1px" mx="2" mt="3" pt="3" textStyle="xs" color="fg.subtle" lineHeight="1.7">
              <RecordFacts row={row} />
              {hasHistory && (
                <Box asChild color="primary.fg" w="fit-content">
                  <a href={`#history-${row.id}`} onClick={openHistory}>
                    {t('history.act')}
                  </a>
                </Box>
              )}
            </Box>
          )}
        </Index>
      </Column>
    );
  }
}

function Counts({ faults, clashes, entries }: SectionOfForm) {
  const { t } = useTranslation('record');
  return (
    <Box as="span" ms="auto" ps="2" display="flex" gap="2" textStyle="xs" color="fg.subtle" whiteSpace="nowrap">
      {clashes > 0 && (
        <Box as="span" color="orange.fg">
          {t('form.clashes', { count: clashes })}
        </Box>
      )}
      {faults > 0 ? (
        <Box as="span" color="fg.error" aria-label={t('ui:form.faults', { count: faults })}>
          {faults}
        </Box>
      ) : (
        entries > 0 && t('ui:form.entries', { count: entries })
      )}
    </Box>
  );
}

/** The index of the section that is being read. */
function useSectionInSight(place: { current: HTMLElement | null }, isShown: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    function look(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const tops = sectionsAround(place.current).map((section) => section.getBoundingClientRect().top);
        setCurrent(
          Math.max(
            0,
            tops.findLastIndex((top) => top < barPx + 100),
          ),
        );
      });
    }
    look();
    // In a dialog not the page is scrolled, but the dialog.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look, { capture: true });
    };
  }, [place, isShown]);
  return current;
}

const Column = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: 'var(--banner, 0px) 0',
    insetInlineStart: 'min(100% - 15rem, 75rem)',
    w: '15rem',
    borderInlineStartWidth: '1px',
    [besideNothing]: {
      position: 'static',
      w: 'full',
      borderInlineStartWidth: '0',
      '& > nav > :is(p, ol)': { display: 'none' },
    },
  },
});

const Index = chakra('nav', {
  base: {
    position: 'sticky',
    top: 'calc(var(--bar, {sizes.bar}) + var(--banner, 0px))',
    p: '4',
    maxH: 'calc(var(--room, 100dvh - {sizes.bar}) - 3.5rem)',
    overflowY: 'auto',
    '& li': { listStyle: 'none' },
    '& li > a': {
      display: 'flex',
      alignItems: 'center',
      minH: '7',
      px: '2',
      rounded: 'md',
      color: 'fg.muted',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing' },
      '&[aria-current]': {
        bg: 'primary.subtle',
        color: 'primary.fg',
        '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' },
      },
    },
  },
});
