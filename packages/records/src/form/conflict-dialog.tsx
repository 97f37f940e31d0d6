import { formatInstant, useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Button, Stack, Text } from '@haisha/ui';
import { ColourMark } from '@haisha/ui/colour-mark';
import { ConflictTable } from '@haisha/ui/conflict-table';
import { Dialog } from '@haisha/ui/dialog';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useRef, useState } from 'react';
import { ReferenceText } from '../naming/reference-text.tsx';
import type { References } from '../naming/reference-to.ts';
import { type Difference, type Side, sideWithoutChoice } from './conflict.ts';
import type { Conflict } from './use-row-form.ts';

export type ConflictDialogProps = {
  conflict: Conflict<EntityFields>;
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => ReactNode;
  /** What fields refer to, which then stands there by name. */
  references?: References;
  onResolve: (choice: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
};

/** Two people, or one in two windows, changed one row: shows field by field mine and theirs and saves what is chosen. */
export function ConflictDialog({
  conflict,
  labelOf,
  textOf,
  references = {},
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation('record');
  const { differences, from } = conflict;
  const me = useSession()?.user.id;
  // Who restores an archived row is its last writer, and still not the one who changed its fields before.
  const other = conflict.current.updatedBy?.id === me ? (conflict.earlier ?? conflict.current) : conflict.current;
  const between = other.updatedBy?.id === me ? 'windows' : 'people';
  const [choice, setChoice] = useState(() => standing(differences));
  const firstChoice = useRef<HTMLInputElement>(null);
  const shown = (name: string, value: unknown) => {
    if (name === 'colour' && typeof value === 'string') return <ColourMark colour={value} withCode />;
    const reference = references[name];
    if (!reference) return textOf(name, value);
    return <ReferenceText reference={reference} value={value} textOf={(id) => textOf(name, id)} />;
  };
  const isDecided = differences.every(({ name }) => choice[name] !== undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="xl"
      title={t(`conflict.${between}.title`)}
      initialFocusRef={firstChoice}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('conflict.back')}
          </Button>
          <Button disabled={!isDecided} onClick={() => onResolve(choice)}>
            {t(from === 'save' ? 'conflict.resolve' : 'conflict.take')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {t(`conflict.${between}.text`, {
            name: other.updatedBy?.name ?? t('entity:actor.system'),
            at: formatInstant(other.updatedAt),
          })}
        </Text>
        <ConflictTable
          between={between}
          fields={differences.map(({ name, mine, theirs, changedBy }) => ({
            id: name,
            label: labelOf(name),
            mine: shown(name, mine),
            theirs: shown(name, theirs),
            unchanged: changedBy === 'mine' ? 'theirs' : changedBy === 'theirs' ? 'mine' : undefined,
          }))}
          chosen={choice}
          onChosenChange={setChoice}
          firstChoiceRef={firstChoice}
        />
      </Stack>
    </Dialog>
  );
}

function standing(differences: readonly Difference[]): Record<string, Side> {
  const sides = differences.map((one) => [one.name, sideWithoutChoice(one)] as const);
  return Object.fromEntries(sides.filter((entry): entry is readonly [string, Side] => entry[1] !== undefined));
}
