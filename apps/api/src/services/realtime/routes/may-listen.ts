import { type Permission, permissions } from '@haisha/rules/permission';
import { visibilitiesOf } from '@haisha/validation/destination-note-choices';
import type { Actor } from '../../../http/access/actor.ts';
import { isChannelName, kindOf, subjectOf } from '../messages/channel-name.ts';

/** Whether a row is within the scope of somebody. */
export type RowFinder = (actor: Actor, id: string) => Promise<boolean>;

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const userSubject = new RegExp(`^user\\.(${uuid})$`);
const entitySubject = /^(\w+)$/;
const departmentSubject = new RegExp(`^(\\w+)\\.department\\.(${uuid})$`);
const audienceSubject = /^(\w+)\.visible\.(drivers|partners)$/;
const recordSubject = new RegExp(`^(\\w+)\\.(${uuid})$`);

/**
 * Whether somebody may subscribe to a guarded channel; what is not listed here nobody may.
 *
 *     private-user.<id>                    the person
 *     private-<entity>                     who may read all rows
 *     private-<entity>.department.<id>     who may read the rows of the department
 *     private-<entity>.visible.drivers     who may read what is meant for drivers; .partners as well
 *     presence-<entity>.<id>               who may read the row
 *     presence-<entity>.department.<id>    who may read the rows of the department
 */
export async function mayListen(
  actor: Actor,
  channel: string,
  finders: ReadonlyMap<string, RowFinder>,
): Promise<boolean> {
  const { guarded, presence } = kindOf(channel);
  if (!guarded || !isChannelName(channel)) return false;
  const subject = subjectOf(channel);
  return presence ? await mayBeSeen(actor, subject, finders) : mayHear(actor, subject);
}

function mayHear(actor: Actor, subject: string): boolean {
  const [, userId] = userSubject.exec(subject) ?? [];
  if (userId !== undefined) return userId === actor.userId;
  const [, ofAudience, audience] = audienceSubject.exec(subject) ?? [];
  if (ofAudience !== undefined) {
    const scope = readScope(actor, ofAudience);
    if (scope !== 'visible') return scope === 'all';
    return visibilitiesOf(actor.roles, scope).some((visibility) => visibility === audience);
  }
  const [, ofDepartment, departmentId = ''] = departmentSubject.exec(subject) ?? [];
  const [, entity = ofDepartment ?? ''] = entitySubject.exec(subject) ?? [];
  const scope = readScope(actor, entity);
  if (scope === 'all') return true;
  return scope === 'department' && ofDepartment !== undefined && actor.departmentIds.includes(departmentId);
}

async function mayBeSeen(actor: Actor, subject: string, finders: ReadonlyMap<string, RowFinder>): Promise<boolean> {
  if (departmentSubject.test(subject)) return mayHear(actor, subject);
  const [, entity = '', id = ''] = recordSubject.exec(subject) ?? [];
  const find = finders.get(entity);
  return find !== undefined && readScope(actor, entity) !== undefined && (await find(actor, id));
}

function readScope(actor: Actor, entity: string) {
  const permission = `${entity}.read`;
  return isPermission(permission) ? actor.scopeOf(permission) : undefined;
}

function isPermission(name: string): name is Permission {
  return (permissions as readonly string[]).includes(name);
}
