import { allocationState } from '@haisha/rules/states/allocation-state';
import { transitionsFrom } from '@haisha/rules/states/state-machine';
import type { IconName } from '@haisha/ui';
import { type StateCommand, stateCommands } from '../commands/board-command.ts';
import type { Run } from '../day/board-types.ts';
import { isCarriable, worstOf } from '../day/run-facts.ts';
import { maySwap } from '../swap/swapped-runs.ts';

export type RunAct = { name: StateCommand; needsReason: boolean; icon: IconName; isDanger: boolean };

const icons: Readonly<Record<StateCommand, IconName>> = {
  request: 'upload',
  withdraw: 'undo',
  accept: 'check',
  decline: 'close',
  replan: 'undo',
  confirm: 'check',
  unconfirm: 'undo',
  acknowledge: 'user',
  depart: 'truck',
  return: 'home',
  cancel: 'close',
};

/** What this person may do to a run in its state, the next step first, cancelling last. */
export function actsOf({ status, ownership, archivedAt }: Run, can: (permission: string) => boolean): RunAct[] {
  if (archivedAt !== null) return [];
  const other = ownership === 'own' ? 'hired' : 'own';
  return transitionsFrom(allocationState, status).flatMap(({ command, guards, permissions }) => {
    const name = stateCommands.find((known) => known === command);
    if (!name || guards.includes(other) || !permissions.some(can)) return [];
    return [{ name, needsReason: guards.includes('reason'), icon: icons[name], isDanger: name === 'cancel' }];
  });
}

/** Returns whether a command asks for a reason: by its rule, or to confirm a run with findings nobody answered for. */
export function wantsReasonFirst({ name, needsReason }: RunAct, { findings }: Run): boolean {
  return needsReason || (name === 'confirm' && worstOf(findings) !== null);
}

/** What is done with a run in a dialog of its own. */
export const runDialogActs = ['swap', 'split'] as const;
export type RunDialogAct = (typeof runDialogActs)[number];

/** The keys that ask for it on a bar. */
export const runDialogKeys = { swap: 'x', split: 's' } as const satisfies Record<RunDialogAct, string>;

/** Returns whether a run is one with which that can be done: only own ones are swapped, only several deliveries split. */
export function mayAsk(name: RunDialogAct, run: Run): boolean {
  return name === 'swap' ? maySwap(run) : isCarriable(run) && run.load.count > 1;
}
