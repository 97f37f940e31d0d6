import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { NoteAudience } from '@haisha/validation/destination-note-choices';
import type { EntityFields } from '@haisha/validation/entity';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/actor.ts';
import type { AuditedAct } from './audit/record-audit.ts';
import type { ListPage } from './read/list-page.ts';
import type { RowScope } from './read/row-scope.ts';
import type { EntityTable } from './write/row-writes.ts';

export type Reader = Database | Transaction;

/** Everything a write needs to know of its request. */
export type Write = { tx: Transaction; actor: Actor; scope: RowScope; requestId: string };

/** What reading and locking a row needs. */
export type RowRepository<Row extends EntityFields> = {
  /** The name in the audit log. */
  entity: AuditEntity;
  table: EntityTable;
  find: (db: Reader, id: string, scope: RowScope) => Promise<Row | null>;
  /** Whose a row is: those who reach only the rows of some departments hear of theirs. */
  departmentOf?: (row: Row) => string | null;
  /** Which drivers and partners see the row: they hear of it, and of what it is a part of. */
  toldTo?: { entity: string; audiencesOf: (row: Row) => readonly NoteAudience[] };
  /** What the audit log keeps of a row, where that is not all of it. */
  recorded?: (row: Row) => Record<string, unknown>;
  /** Fields that not everybody sees who reads the row, such as its terms. */
  hiddenFields?: (scope: RowScope) => readonly string[];
  /** What a row is called in the audit log, where its own fields do not say it. */
  nameOf?: (row: Row) => Pick<AuditedAct, 'label' | 'entry'>;
};

/** What the routes of an entity need of its SQL; a row is locked before `update` and `checkRestore`. */
export type EntityRepository<Row extends EntityFields, Input, Update, Query> = RowRepository<Row> & {
  /** Depends on query and scope alone. */
  list: (db: Database, query: Query, scope: RowScope) => ListPage<Row>;
  insert: (write: Write, input: Input) => Promise<string>;
  update: (write: Write, row: Row, input: Update) => Promise<void>;
  /** Refuses to bring back a row that refers to archived ones. */
  checkRestore?: (tx: Transaction, row: Row) => Promise<void>;
};
