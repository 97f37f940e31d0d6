const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const counter = /^[1-9][0-9]{0,8}$/;

const patterns: Record<string, RegExp> = { id: uuid, idx: counter };

/** Returns whether every route parameter has the format of its name: `id` a uuid, `idx` a number counted from 1. */
export function areParamsWellFormed(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => {
    const pattern = patterns[name];
    return pattern === undefined || value === undefined || pattern.test(value);
  });
}
