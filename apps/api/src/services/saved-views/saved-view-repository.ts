import { type Role, roles } from '@haisha/rules/permission';
import type { SavedView, SavedViewInput } from '@haisha/validation/saved-view';
import type { ViewedList } from '@haisha/validation/saved-view-choices';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../db/indexes.ts';
import { users } from '../../db/schema/identity/users.ts';
import { departments } from '../../db/schema/masters/departments.ts';
import { listDefaults } from '../../db/schema/services/list-defaults.ts';
import { savedViews } from '../../db/schema/services/saved-views.ts';
import type { Actor } from '../../http/access/actor.ts';
import { validationFailed } from '../../http/errors.ts';
import type { Reader, RowRepository, Write } from '../records/entity-repository.ts';
import { creator, editor, entityPeople } from '../records/read/entity-people.ts';
import { referenceNames } from '../records/read/reference-names.ts';
import { changedBy, createdBy, requireLive } from '../records/write/row-writes.ts';

type Fields = Pick<SavedViewInput, 'name' | 'departmentId' | 'query'>;

const owner = alias(users, 'owner');
/** In the order in which the roles are listed everywhere. */
const rolesOpening = sql<Role[]>`array(select ${listDefaults.role} from ${listDefaults}
  where ${listDefaults.viewId} = ${savedViews.id} and ${listDefaults.role} is not null
  order by array_position(array[${sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )}]::text[], ${listDefaults.role}))`;

/** Views as their owners reach them; to others a view is as if it were not there. */
export const savedViewRepository: RowRepository<SavedView> & {
  insert: (write: Write, input: SavedViewInput) => Promise<string>;
} = {
  entity: 'savedView',
  table: savedViews,
  departmentOf: ({ departmentId }) => departmentId,

  async find(db, id, { userId }) {
    const [row] = await selectViews(db).where(and(eq(savedViews.id, id), eq(savedViews.ownerId, userId)));
    return row ?? null;
  },

  async insert({ tx, actor }, { list, name, departmentId, query }) {
    await requireOwnDepartment(tx, actor, departmentId);
    const values = { list, name, departmentId, query, ownerId: actor.userId, ...createdBy(actor) };
    const [row] = await tx.insert(savedViews).values(values).returning({ id: savedViews.id });
    if (!row) throw new Error('no view was made');
    return row.id;
  },
};

export async function updateView(
  { tx, actor }: Write,
  row: SavedView,
  { name, departmentId, query }: Fields,
): Promise<void> {
  if (departmentId !== row.departmentId) await requireOwnDepartment(tx, actor, departmentId);
  await tx
    .update(savedViews)
    .set({ name, departmentId, query, ...changedBy(savedViews, actor) })
    .where(eq(savedViews.id, row.id));
}

/** A person's own views of a list, those shared with the person's departments, and those the person's roles open with. */
export async function listViews(db: Reader, actor: Actor, list: ViewedList): Promise<SavedView[]> {
  return await selectViews(db)
    .where(and(eq(savedViews.list, list), isNull(savedViews.archivedAt), seenBy(actor)))
    .orderBy(inJapaneseOrder(savedViews.name), byCodePoint(owner.loginId));
}

export function seenBy({ userId, departmentScope, departmentIds, roles: held }: Actor): SQL | undefined {
  const { departmentId } = savedViews;
  const openingOwnRole = sql`exists (select from ${listDefaults} where ${listDefaults.viewId} = ${savedViews.id}
    and ${inArray(listDefaults.role, held)})`;
  const shared = departmentScope === 'all' ? isNotNull(departmentId) : inArray(departmentId, departmentIds);
  return or(eq(savedViews.ownerId, userId), shared, openingOwnRole);
}

function selectViews(db: Reader) {
  const { ownerId: _, ...columns } = getTableColumns(savedViews);
  return db
    .select({
      ...columns,
      ...entityPeople,
      owner: { id: owner.id, name: owner.name },
      ...referenceNames('department', departments),
      roles: rolesOpening,
    })
    .from(savedViews)
    .innerJoin(owner, eq(owner.id, savedViews.ownerId))
    .leftJoin(departments, eq(departments.id, savedViews.departmentId))
    .leftJoin(creator, eq(creator.id, savedViews.createdBy))
    .leftJoin(editor, eq(editor.id, savedViews.updatedBy))
    .$dynamic();
}

/** People share with the departments they belong to. */
async function requireOwnDepartment(tx: Transaction, actor: Actor, departmentId: string | null): Promise<void> {
  if (departmentId === null) return;
  const isOwn = actor.departmentScope === 'all' || actor.departmentIds.includes(departmentId);
  if (!isOwn) throw validationFailed([{ path: 'departmentId', code: 'choose' }]);
  await requireLive(tx, departments, departmentId, 'departmentId');
}
