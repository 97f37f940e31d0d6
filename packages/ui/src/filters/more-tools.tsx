import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Icon, IconButton } from '@haisha/ui';
import { type FocusEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';

export type BarTool = { id: string; node: ReactNode };

/** The tools of a bar that have no room in it, behind a button. They stay alive while a dialog of theirs is open. */
export function MoreTools({ tools }: { tools: readonly BarTool[] }) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    button.current?.focus();
    setIsOpen(false);
  }

  /** A menu opens within; anything else that is pressed leads away. */
  function onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    // A dialog of a tool stands elsewhere on the page.
    if (!currentTarget.contains(target as Node)) return;
    const pressed = (target as Element).closest('a, button, [role^=menuitem]');
    if (pressed && pressed.getAttribute('aria-haspopup') !== 'menu') close();
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <Box
      position="relative"
      flexShrink="0"
      hideBelow="md"
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="gray"
        aria-label={t('filters.more')}
        title={t('filters.more')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" />
      </IconButton>
      <Flex
        id={id}
        display={isOpen ? 'flex' : 'none'}
        position="absolute"
        zIndex="dropdown"
        top="100%"
        insetEnd="0"
        mt="1"
        p="1"
        direction="column"
        align="stretch"
        bg="bg.raised"
        borderWidth="1px"
        rounded="lg"
        shadow="md"
        css={{
          '& > *:empty': { display: 'none' },
          '& > * > button, & > * > a': { w: 'full', justifyContent: 'flex-start' },
        }}
        onClick={onClick}
      >
        {tools.map((tool) => (
          <Box key={tool.id}>{tool.node}</Box>
        ))}
      </Flex>
    </Box>
  );
}
