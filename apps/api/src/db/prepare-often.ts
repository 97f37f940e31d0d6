import { createRecent } from '../recent.ts';
import type { Database } from './database.ts';

type Asked = { times: number; name: string };

const mostRemembered = 500;
/** From then on it is worth the memory that each connection spends on its plan. */
const oftenAfter = 2;
/** Rows written by the thousand are parsed for longer than they are planned. */
const longest = 20_000;
/** `cached plan must not change result type`. */
const planIsStale = '0A000';
const asked = createRecent<Asked>(mostRemembered);
let named = 0;

/** Lets a connection parse and plan once what comes often, whoever asks it. */
export function prepareOften<Some extends Pick<Database, '_'>>(db: Some): Some {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, ...rest) => {
    const known = name ?? nameOf(query.sql);
    const prepared = prepareQuery(query, fields, known, ...rest);
    return known === undefined ? prepared : forgottenWhenStale(prepared, query.sql);
  };
  return db;
}

/** A plan that no longer fits its tables is refused as long as its name is used. */
function forgottenWhenStale<Prepared extends { execute: (...args: never[]) => Promise<unknown> }>(
  prepared: Prepared,
  sql: string,
): Prepared {
  const execute = prepared.execute.bind(prepared);
  prepared.execute = async (...args) => {
    try {
      return await execute(...args);
    } catch (error) {
      if (error instanceof Error && codeOf(error.cause) === planIsStale) rename(sql);
      throw error;
    }
  };
  return prepared;
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** No name is given twice: whoever has it knows the text. */
function nameOf(sql: string): string | undefined {
  if (sql.length > longest) return undefined;
  const known = asked.get(sql);
  if (!known) {
    rename(sql);
    return undefined;
  }
  known.times += 1;
  return known.times > oftenAfter ? known.name : undefined;
}

function rename(sql: string): void {
  named += 1;
  asked.set(sql, { times: 1, name: `often_${named}` });
}
