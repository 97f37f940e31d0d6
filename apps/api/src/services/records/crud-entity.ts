import type { Permission } from '@haisha/rules/permission';
import type { EntityFields, versionSchema } from '@haisha/validation/entity';
import type { z } from 'zod';
import type { EntityName } from './entity-name.ts';
import type { EntityRepository } from './entity-repository.ts';

/** The body of an act on a row. */
export type VersionBody = z.output<typeof versionSchema>;

/** What the usual routes need to know of an entity. */
export type CrudEntity<Row extends EntityFields, Input, Update, Query> = {
  /** Below /api, such as `/vehicles`. */
  path: string;
  contract: {
    name: EntityName;
    input: z.ZodType<Input>;
    update: z.ZodType<Update>;
    output: z.ZodType<Row>;
    listQuery: z.ZodType<Query>;
  };
  repository: EntityRepository<Row, Input, Update, Query>;
  /** The fields that are set in many rows at once. */
  settable?: readonly [string, ...string[]];
  /** What somebody must be allowed beside updating to set a field of a part, by its name: `terms`. */
  partAccess?: Readonly<Record<string, Permission>>;
};
