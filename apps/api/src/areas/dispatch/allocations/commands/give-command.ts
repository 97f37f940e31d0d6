import type { Permission } from '@haisha/rules/permission';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../../db/database.ts';
import { ProblemError } from '../../../../http/errors.ts';
import { runOnce } from '../../../../http/idempotency/run-once.ts';
import type { Dependencies } from '../../../../module.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { rowScopeOf } from '../../../../services/records/read/row-scope.ts';
import { writeOf } from '../../../../services/records/write/write-of.ts';
import { seesFee, withFees, withoutFees } from '../allocation-scope.ts';
import { withRunInTheWay } from '../overlap.ts';

type Given = Pick<Dependencies, 'clock' | 'db'>;
type Command<Answer> = (write: Write) => Promise<Answer>;

/**
 * Gives a command of runs in one transaction. Checks and log see what its runs cost, whoever gives it; the answer, and the
 * row that a refusal shows, hold the fees only for those who read them.
 */
export async function giveCommand<Answer>(
  given: Given,
  request: FastifyRequest,
  access: Permission,
  command: Command<Answer>,
): Promise<Answer> {
  return await answered(given, request, access, command, (work) => given.db.transaction(work));
}

/** The same for a command with an Idempotency-Key. */
export async function giveOnce<Answer>(
  given: Given,
  request: FastifyRequest,
  access: Permission,
  command: Command<Answer>,
): Promise<Answer> {
  return await answered(given, request, access, command, (work) => runOnce(given.db, request, work));
}

async function answered<Answer>(
  { clock, db }: Given,
  request: FastifyRequest,
  access: Permission,
  command: Command<Answer>,
  begin: (work: (tx: Transaction) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const own = rowScopeOf(request, access, clock);
  const work = (tx: Transaction) => {
    const write = writeOf(request, access, clock, tx);
    return command({ ...write, scope: withFees(write.scope) });
  };
  try {
    const answer = await withRunInTheWay(db, () => begin(work));
    return seesFee(own) ? answer : withoutFees(answer);
  } catch (error) {
    if (seesFee(own) || !(error instanceof ProblemError)) throw error;
    throw new ProblemError(error.code, error.message, withoutFees(error.extras));
  }
}
