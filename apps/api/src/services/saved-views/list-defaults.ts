import { roles } from '@haisha/rules/permission';
import type { OwnDefault, RoleDefault, SavedView, SavedViews } from '@haisha/validation/saved-view';
import type { ViewedList } from '@haisha/validation/saved-view-choices';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { listDefaults } from '../../db/schema/services/list-defaults.ts';
import { savedViews } from '../../db/schema/services/saved-views.ts';
import type { Actor } from '../../http/access/actor.ts';
import { validationFailed } from '../../http/errors.ts';
import { recordAudit } from '../records/audit/record-audit.ts';
import type { Reader } from '../records/entity-repository.ts';
import { listViews, seenBy } from './saved-view-repository.ts';

/** What a list offers a person, and with what it opens: the own choice, else the default of the first of the roles. */
export async function readViews(db: Reader, actor: Actor, list: ViewedList): Promise<SavedViews> {
  const items = await listViews(db, actor, list);
  const [own] = await db.select({ viewId: listDefaults.viewId }).from(listDefaults).where(ownDefault(actor, list));
  const byRole = roles
    .filter((role) => actor.roles.includes(role))
    .flatMap((role) => items.find((view) => view.roles.includes(role)) ?? [])[0];
  if (own?.viewId === null) return { list, items, ownDefault: 'plain', opensWith: null };
  const chosen = items.find(({ id }) => id === own?.viewId);
  return { list, items, ownDefault: chosen?.id ?? 'role', opensWith: chosen?.id ?? byRole?.id ?? null };
}

/** Chooses with what a list opens for oneself. */
export async function setOwnDefault(tx: Transaction, actor: Actor, { list, opensWith }: OwnDefault): Promise<void> {
  await tx.delete(listDefaults).where(ownDefault(actor, list));
  if (opensWith === 'role') return;
  const viewId = opensWith === 'plain' ? null : opensWith;
  if (viewId !== null) await requireSeen(tx, actor, list, viewId, 'opensWith');
  await tx
    .insert(listDefaults)
    .values({ list, userId: actor.userId, viewId })
    // Another window of the same person came first.
    .onConflictDoUpdate({ target: [listDefaults.list, listDefaults.userId], set: { viewId } });
}

/** Chooses with what a list opens for the people of a role; they see that view from then on. */
export async function setRoleDefault(
  tx: Transaction,
  actor: Actor,
  { list, role, viewId }: RoleDefault,
  requestId: string,
): Promise<void> {
  const those = and(eq(listDefaults.list, list), eq(listDefaults.role, role));
  const before = await listViews(tx, actor, list);
  await tx.delete(listDefaults).where(those);
  if (viewId !== null) {
    await requireSeen(tx, actor, list, viewId, 'viewId');
    await tx
      .insert(listDefaults)
      .values({ list, role, viewId })
      .onConflictDoUpdate({ target: [listDefaults.list, listDefaults.role], set: { viewId } });
  }
  const after = await listViews(tx, actor, list);
  for (const view of after) {
    const earlier = before.find(({ id }) => id === view.id);
    if (earlier && earlier.roles.join() !== view.roles.join()) await record(tx, actor, earlier, view, requestId);
  }
}

function ownDefault({ userId }: Actor, list: ViewedList) {
  return and(eq(listDefaults.list, list), eq(listDefaults.userId, userId));
}

async function requireSeen(tx: Transaction, actor: Actor, list: ViewedList, id: string, path: string): Promise<void> {
  const [view] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.list, list), isNull(savedViews.archivedAt), seenBy(actor)));
  if (!view) throw validationFailed([{ path, code: 'choose' }]);
}

async function record(tx: Transaction, actor: Actor, before: SavedView, after: SavedView, requestId: string) {
  const about = { entity: 'savedView', entityId: after.id, departmentIds: [after.departmentId] } as const;
  await recordAudit(tx, { ...about, actor, action: 'update', before, after, requestId });
}
