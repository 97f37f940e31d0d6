import { useTranslation } from '@haisha/i18n';
import { Box, Button, chakra, Flex, Stack, Text } from '@haisha/ui';
import { Fragment, type ReactNode, type RefObject, useId } from 'react';
import { differingLines, type Line } from './differing-lines.ts';

export type ConflictSide = 'mine' | 'theirs';
export type ConflictField = {
  id: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /**
   * The side that left the value unchanged: its value is no input, and taking that side for all fields does not undo
   * the other.
   */
  unchanged?: ConflictSide | undefined;
};
export type ConflictTableProps = {
  fields: readonly ConflictField[];
  /** Two people, or two windows of one person: the columns are named after them. */
  between?: 'people' | 'windows';
  chosen: Readonly<Partial<Record<string, ConflictSide>>>;
  onChosenChange: (chosen: Record<string, ConflictSide>) => void;
  /** Set to the first choice, so that a dialog can focus it. */
  firstChoiceRef?: RefObject<HTMLInputElement | null>;
};

const sides = ['mine', 'theirs'] as const;

/** Shows two versions of one record, field by field, and lets the user choose which value stays. */
export function ConflictTable({
  fields,
  between = 'people',
  chosen,
  onChosenChange,
  firstChoiceRef,
}: ConflictTableProps) {
  const { t } = useTranslation('ui');
  const all = (side: ConflictSide) =>
    onChosenChange(
      Object.fromEntries(fields.map(({ id, unchanged }) => [id, unchanged === side ? other(side) : side])),
    );
  return (
    <Stack gap="4">
      {fields.length > 1 && (
        <Flex gap="2" wrap="wrap">
          {sides.map((side) => (
            <Button key={side} variant="outline" colorPalette="gray" onClick={() => all(side)}>
              {t(`conflict.${between}.all.${side}`)}
            </Button>
          ))}
        </Flex>
      )}
      {fields.map((field, index) => (
        <ConflictRow
          key={field.id}
          field={field}
          between={between}
          chosen={chosen[field.id]}
          onChoose={(side) => onChosenChange({ ...known(chosen), [field.id]: side })}
          firstChoiceRef={index === 0 ? firstChoiceRef : undefined}
        />
      ))}
    </Stack>
  );
}

type ConflictRowProps = {
  field: ConflictField;
  between: 'people' | 'windows';
  chosen: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
  firstChoiceRef: ConflictTableProps['firstChoiceRef'];
};

function ConflictRow({ field, between, chosen, onChoose, firstChoiceRef }: ConflictRowProps) {
  const { t } = useTranslation('ui');
  const name = useId();
  const shown = withMarks(field);
  return (
    <Row>
      <legend>{field.label}</legend>
      {sides.map((side) => (
        <Choice key={side} data-chosen={chosen === side || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            ref={side === (chosen ?? 'mine') ? firstChoiceRef : undefined}
          />
          <Box minW="0">
            <Text color="fg.muted" textStyle="sm">
              {t(field.unchanged === side ? 'conflict.unchanged' : `conflict.${between}.${side}`)}
            </Text>
            <Value>{shown[side] || t('empty')}</Value>
          </Box>
        </Choice>
      ))}
    </Row>
  );
}

/** Marks the lines that differ in values of several lines, because they are hard to find in a long text. */
function withMarks({ mine, theirs }: ConflictField): Record<ConflictSide, ReactNode> {
  if (!(isText(mine) && isText(theirs) && `${mine}${theirs}`.includes('\n'))) return { mine, theirs };
  const differing = differingLines(mine, theirs);
  return { mine: marked(differing.mine), theirs: marked(differing.theirs) };
}

function isText(value: ReactNode): value is string {
  return typeof value === 'string' && value !== '';
}

function marked(lines: readonly Line[]): ReactNode {
  return lines.map(({ text, differs }, index) => (
    <Fragment key={`${index} ${text}`}>
      {index > 0 && '\n'}
      {differs ? <mark>{text}</mark> : text}
    </Fragment>
  ));
}

function other(side: ConflictSide): ConflictSide {
  return side === 'mine' ? 'theirs' : 'mine';
}

function known(chosen: ConflictTableProps['chosen']): Record<string, ConflictSide> {
  const entries = Object.entries(chosen).filter((entry): entry is [string, ConflictSide] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    '& > legend': { fontWeight: 'semibold', mb: '1' },
  },
});

const Value = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& > mark': {
      ps: '1.5',
      borderInlineStart: '3px solid',
      borderColor: 'border.warning',
      color: 'inherit',
      bg: 'bg.warning',
      fontWeight: 'semibold',
    },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    minH: '14',
    px: '3',
    py: '2',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    '&[data-chosen]': {
      borderColor: 'primary.border',
      bg: 'primary.subtle',
      outline: '1px solid',
      outlineColor: 'primary.border',
    },
    '& > input': { boxSize: '5', flexShrink: '0', accentColor: 'primary.border' },
  },
});
