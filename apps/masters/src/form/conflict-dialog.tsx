import { formatInstant, useTranslation } from '@haisha/i18n';
import { Button, Stack, Text } from '@haisha/ui';
import { ConflictTable } from '@haisha/ui/conflict-table';
import { Dialog } from '@haisha/ui/dialog';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useRef, useState } from 'react';
import { type Difference, type Side, sideWithoutChoice } from './conflict.ts';
import type { Conflict } from './use-entity-form.ts';

export type ConflictDialogProps = {
  conflict: Conflict<EntityFields>;
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => ReactNode;
  onResolve: (choice: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
};

/** Two people changed one row: shows field by field mine and theirs and saves what is chosen. */
export function ConflictDialog({ conflict, labelOf, textOf, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('master');
  const { current, differences, from } = conflict;
  const [choice, setChoice] = useState(() => standing(differences));
  const firstChoice = useRef<HTMLInputElement>(null);
  const isDecided = differences.every(({ name }) => choice[name] !== undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="xl"
      title={t('conflict.title')}
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
          {t('conflict.text', {
            name: current.updatedBy?.name ?? t('entity:actor.system'),
            at: formatInstant(current.updatedAt),
          })}
        </Text>
        <ConflictTable
          fields={differences.map(({ name, mine, theirs, changedBy }) => ({
            id: name,
            label: labelOf(name),
            mine: textOf(name, mine),
            theirs: textOf(name, theirs),
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
