import type { Permission } from '@haisha/rules/permission';

type NamesOf<Allowed, Act extends string> = Allowed extends `${infer Name}.${Act}` ? Name : never;

/** What some permission allows this act on. */
export type NameWith<Act extends string> = NamesOf<Permission, Act>;

/** The entities that can have the usual routes, each with the permissions of its name. */
export type EntityName = NameWith<'create'> & NameWith<'read'> & NameWith<'update'> & NameWith<'archive'>;
