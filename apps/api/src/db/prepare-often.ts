import { createRecent } from '../recent.ts';
import type { Database } from './database.ts';

type Asked = { times: number; name: string };

const mostRemembered = 500;
/** From then on it is worth the memory that each connection spends on its plan. */
const oftenAfter = 2;
/** Rows written by the thousand are parsed for longer than they are planned. */
const longest = 20_000;
const asked = createRecent<Asked>(mostRemembered);
let named = 0;

/** Lets a connection parse and plan once what comes often, whoever asks it. */
export function prepareOften<Some extends Pick<Database, '_'>>(db: Some): Some {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepareQuery(query, fields, name ?? nameOf(query.sql), ...rest);
  return db;
}

/** No name is given twice: whoever has it knows the text. */
function nameOf(sql: string): string | undefined {
  if (sql.length > longest) return undefined;
  const known = asked.get(sql);
  if (!known) {
    named += 1;
    asked.set(sql, { times: 1, name: `often_${named}` });
    return undefined;
  }
  known.times += 1;
  return known.times > oftenAfter ? known.name : undefined;
}
