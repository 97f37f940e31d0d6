import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Flex, Icon, Text } from '@haisha/ui';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { SaysOptional } from '../fields/field-label.tsx';
import { useAfterChange } from './form-pulse.tsx';
import { type ContentOfFold, contentOf, isSameContent } from './read-fold.ts';

export type FoldProps = {
  /** Optional fields of a section, or a whole section. */
  kind: 'fields' | 'section';
  /** The title of a section. */
  head?: ReactNode;
  saysValues?: boolean;
  children: ReactNode;
};

/** Whether what stands in closed folds is drawn later: the form has just been opened, and nobody sees it. */
export const FoldsWait = createContext(false);

/**
 * Fields behind one line that says what is in them; an error in them opens it, and so does the browser's own search. A
 * locked form locks its buttons, and this is none: it can be opened to be read.
 */
export function Fold({ kind, head, saysValues = false, children }: FoldProps) {
  const { t } = useTranslation('ui');
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [content, setContent] = useState<ContentOfFold | null>(null);
  const hadFault = useRef(false);
  const isDrawn = !use(FoldsWait) || isOpen;
  useAfterChange(
    useCallback(() => {
      if (!place.current || !isDrawn) return;
      const hasFault = place.current.querySelector('[data-field][data-invalid], [data-offer]') !== null;
      if (hasFault && !hadFault.current) setIsOpen(true);
      hadFault.current = hasFault;
      const read = contentOf(place.current, saysValues);
      setContent((was) => (was && isSameContent(was, read) ? was : read));
    }, [saysValues, isDrawn]),
  );

  return (
    <Details data-kind={kind} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {kind === 'fields' && <Chevron name="chevronDown" size={14} />}
        {head ?? <Label>{t('form.optional')}</Label>}
        {!isOpen && content && <Content {...summary(content)} />}
        {kind === 'section' && <Chevron name="chevronDown" size={14} />}
      </summary>
      <SaysOptional value={false}>
        <Box ref={place} pt={kind === 'fields' ? '2' : '1'} pb={kind === 'section' ? '1' : undefined}>
          {isDrawn && children}
        </Box>
      </SaysOptional>
    </Details>
  );

  function summary({ labels, told, rows }: ContentOfFold): ContentProps {
    const saysContent = kind === 'section' && told.length > 0;
    if (saysContent) {
      const count = rows > 0 ? `${t('form.entries', { count: rows })}　` : '';
      return { text: `${count}${told.join(saysValues ? '　' : t('date.separator'))}` };
    }
    return {
      text: labels.join(t('date.separator')),
      state:
        told.length === 0 ? t('form.noneFilled') : t('form.someFilled', { count: labels.length, filled: told.length }),
    };
  }
}

type ContentProps = { text: string; state?: string };

/** One line; how many fields are filled in stays in sight however many names there are. */
function Content({ text, state }: ContentProps) {
  return (
    <Flex as="span" minW="0" color="fg.subtle" textStyle="xs">
      <Text as="span" truncate>
        {text}
      </Text>
      {state !== undefined && (
        <Text as="span" flexShrink="0">
          {`　${state}`}
        </Text>
      )}
    </Flex>
  );
}

const Chevron = chakra(Icon, { base: { color: 'fg.subtle', flexShrink: '0' } });

const Label = chakra('span', { base: { flexShrink: '0' } });

const Details = chakra('details', {
  base: {
    gridColumn: '1 / -1',
    // Its own fields keep the room below them.
    '&[open][data-kind=fields]': { mb: '0' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'control',
      cursor: 'pointer',
      listStyle: 'none',
      rounded: 'md',
      color: 'fg.muted',
      _hover: { color: 'fg' },
      _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[data-kind=section] > summary': { minH: '11', gap: '3', color: 'fg' },
    '&:not([open])[data-kind=fields] > summary > svg': { transform: 'rotate(-90deg)' },
    '&[open][data-kind=section] > summary > svg': { transform: 'rotate(180deg)' },
    '&[data-kind=section] > summary > svg': { ms: 'auto' },
  },
});
