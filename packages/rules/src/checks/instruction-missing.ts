import { needsInstructionSheet } from '../runs/instruction-sheet.ts';
import type { RunStage } from './crew-missing.ts';
import type { RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/** Check 23: a run whose roll calls are both not face to face has its instruction (運行指示書, 輸送安全規則 第9条の3). */
export function instructionMissing(
  run: Pick<RunFacts, 'needsInstruction' | 'instruction' | 'reportAt' | 'endAt'>,
  stage: RunStage,
): RunFinding[] {
  if (!needsInstructionSheet(run) || run.instruction !== null) return [];
  return [{ check: 23, level: stage === 'confirm' ? 'red' : 'info', code: 'instructionMissing' }];
}
