import type { AccessCodes, AccessCodesInput, AccessCodesState } from '@haisha/validation/access-code';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { accessCodes } from '../../../db/schema/masters/access-codes.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { recordArchived, recordNotFound, versionConflict } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import { recordLabel } from '../../../services/records/audit/record-label.ts';
import type { Reader, Write } from '../../../services/records/entity-repository.ts';
import { lockRow } from '../../../services/records/write/row-writes.ts';
import { readAppSecret } from '../../../services/secrets/read-app-secret.ts';
import { open, seal } from '../../../services/secrets/seal.ts';
import type { Env } from '../../../settings/env.ts';

type Texts = Omit<AccessCodesInput, 'version'>;

const entity = 'accessCode';
const fields = ['keyBoxCode', 'alarmCode', 'instructions'] as const;

/** Returns whether a destination has codes, not the codes. */
export async function readState(db: Reader, destinationId: string): Promise<AccessCodesState> {
  const { keyBoxCode, alarmCode, instructions } = accessCodes;
  const [row] = await db
    .select({
      isThere: sql<boolean>`num_nonnulls(${keyBoxCode}, ${alarmCode}, ${instructions}) > 0`,
      version: accessCodes.version,
      updatedAt: accessCodes.updatedAt,
      updatedBy: { id: users.id, name: users.name },
    })
    .from(accessCodes)
    .leftJoin(users, eq(users.id, accessCodes.updatedBy))
    .where(eq(accessCodes.destinationId, destinationId));
  return row ?? { isThere: false, version: 0, updatedAt: null, updatedBy: null };
}

/** Records that somebody looks at the codes, then opens them. */
export async function viewCodes(write: Write, env: Env, destinationId: string): Promise<AccessCodes> {
  const { tx, actor, requestId } = write;
  const destination = await requireDestination(tx, destinationId);
  const [row] = await tx.select().from(accessCodes).where(eq(accessCodes.destinationId, destinationId));
  if (row === undefined || !(await readState(tx, destinationId)).isThere) throw recordNotFound();
  const about = { entity, entityId: destinationId, label: recordLabel(destination) } as const;
  await recordAudit(tx, { ...about, actor, action: 'view', before: null, after: null, requestId });
  const read = (field: keyof Texts) => opened(env, destinationId, field, row[field]);
  const texts = { keyBoxCode: read('keyBoxCode'), alarmCode: read('alarmCode'), instructions: read('instructions') };
  const isReadable = fields.every((field) => row[field] === null || texts[field] !== null);
  return { ...texts, isReadable, version: row.version };
}

/** Replaces the codes; the version also counts emptying them. The audit log keeps that they changed, not the codes. */
export async function changeCodes(
  write: Write,
  env: Env,
  destinationId: string,
  { version, ...texts }: AccessCodesInput,
): Promise<AccessCodesState> {
  const { tx, actor, requestId } = write;
  await lockRow(tx, destinations, destinationId, 'update');
  const destination = await requireDestination(tx, destinationId);
  if (destination.archivedAt !== null) throw recordArchived();
  const state = await readState(tx, destinationId);
  if (state.version !== version) throw versionConflict(state);
  const sealed = (field: keyof Texts) => {
    const text = texts[field];
    return text === null ? null : sealCode(env, destinationId, field, text);
  };
  const values = {
    keyBoxCode: sealed('keyBoxCode'),
    alarmCode: sealed('alarmCode'),
    instructions: sealed('instructions'),
    version: version + 1,
    updatedAt: sql<string>`now()`,
    updatedBy: actor.userId,
  };
  await tx
    .insert(accessCodes)
    .values({ destinationId, ...values })
    .onConflictDoUpdate({ target: accessCodes.destinationId, set: values });
  const about = { entity, entityId: destinationId, label: recordLabel(destination) } as const;
  await recordAudit(tx, { ...about, actor, action: 'update', before: null, after: null, requestId });
  announceChange(tx, { entity, id: destinationId, version: values.version, action: 'update' });
  return await readState(tx, destinationId);
}

/** Encrypts a code for the database. */
export function sealCode(env: Env, destinationId: string, field: keyof Texts, text: string): string {
  return seal(text, readAppSecret(env), contextOf(destinationId, field));
}

async function requireDestination(tx: Transaction, id: string) {
  const { code, name, archivedAt } = destinations;
  const [row] = await tx.select({ code, name, archivedAt }).from(destinations).where(eq(destinations.id, id));
  if (!row) throw recordNotFound();
  return row;
}

/** Decrypts a code; null also for one that another secret sealed. */
function opened(env: Env, destinationId: string, field: keyof Texts, sealed: string | null): string | null {
  return sealed === null ? null : open(sealed, readAppSecret(env), contextOf(destinationId, field));
}

function contextOf(destinationId: string, field: keyof Texts): string {
  return `access code ${destinationId} ${field}`;
}
