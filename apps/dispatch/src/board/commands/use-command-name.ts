import { useTranslation } from '@haisha/i18n';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { type BoardCommand, runsOf } from './board-command.ts';

/** Names a command with its run: IW-S01の移動. */
export function useCommandName(): (command: BoardCommand, runOf: (id: string) => Run | undefined) => string {
  const { t, i18n } = useTranslation('board');
  return (command, runOf) => {
    if (command.kind === 'make') return t('preview.command');
    if (command.kind === 'unmake') return t('undo.command');
    const what = command.kind === 'state' ? i18n.t(`allocation:command.${command.name}`) : t(`command.${command.kind}`);
    const runs = runsOf(command).flatMap((id) => runOf(id) ?? []);
    if (runs.length === 0) return what;
    return t('command.of', { runs: runs.map(codeOf).join(t('row.separator')), what });
  };
}
