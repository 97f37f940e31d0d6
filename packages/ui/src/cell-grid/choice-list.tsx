import { useLayoutEffect, useRef, useState } from 'react';
import { OptionPopup, OptionRow } from '../option-list.ts';

export type ChoiceListProps = {
  id: string;
  label: string;
  words: readonly string[];
  /** The index of the word that Enter takes; -1 for what is typed. */
  marked: number;
  onMark: (index: number) => void;
  onTake: (word: string) => void;
};

/** Shows the possible words below the edited cell, or above it where there is no room. */
export function ChoiceList({ id, label, words, marked, onMark, onTake }: ChoiceListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isAbove, setIsAbove] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    const cell = element?.parentElement?.getBoundingClientRect();
    const gridBox = element?.closest('[role=grid]')?.parentElement?.getBoundingClientRect();
    if (!element || !cell || !gridBox) return;
    const room = { below: gridBox.bottom - cell.bottom, above: cell.top - gridBox.top };
    setIsAbove(room.below < element.offsetHeight && room.above > room.below);
  }, []);

  useLayoutEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  });

  return (
    <OptionPopup
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      insetInlineEnd="auto"
      minW="full"
      w="max-content"
      maxW="20rem"
      maxH="14rem"
      color="fg"
      style={isAbove ? { top: 'auto', bottom: '100%' } : undefined}
    >
      {words.map((word, index) => (
        <OptionRow
          key={word}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          onPointerMove={() => onMark(index)}
          // Keeps the focus in the cell; losing it would close the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(word)}
        >
          {word}
        </OptionRow>
      ))}
    </OptionPopup>
  );
}
