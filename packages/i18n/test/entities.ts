import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entityFields } from '@haisha/validation/entity';
import * as z from 'zod';

type Contract = { name: string; update: z.ZodType; output: z.ZodType; listQuery?: z.ZodType };

/** Comments are labelled with the notes. */
const labelledElsewhere = ['noteComment'];
/** Of these people see only the fields that they write; the others do not belong to the row itself. */
const writtenOnly = ['destinationNote'];

/** What a query of any list asks for. */
const askedOfLists = ['sort', 'archived'];

const validation = fileURLToPath(new URL('../../validation/src/', import.meta.url));
const files = globSync('*.ts', { cwd: validation, exclude: ['*.test.ts'] }).sort();
const modules: object[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `@haisha/validation/${file.replace('.ts', '')}`)),
);
const contracts = modules
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Contract'))
  .map(([, contract]) => contract as Contract)
  .filter(({ name }) => !labelledElsewhere.includes(name));

/** Each entity that has a contract, with the fields that a person sees and the values of its closed lists. */
export const entities = contracts.map(({ name, update, output, listQuery }) => {
  const seen = writtenOnly.includes(name) ? [update] : [update, output];
  const shared = new Set(pathsOf(z.object(entityFields)));
  const paths = new Set(seen.flatMap(pathsOf));
  // An English name is the same field on an English page.
  const isTwin = (path: string) => /Names?En$/.test(path) && paths.has(path.replace(/En$/, ''));
  return {
    name,
    fields: [...paths].filter((path) => !shared.has(path) && !isTwin(path)),
    lists: new Map([...seen, ...(listQuery ? [listQuery] : [])].flatMap((schema) => listsOf(schema))),
  };
});

/** Returns the paths of a schema with dots, lists without their index: `plate.kana`, `zones.zone`. */
export function pathsOf(schema: z.ZodType): string[] {
  const plain = unwrapped(schema);
  if (!(plain instanceof z.ZodObject)) return [];
  return Object.entries(plain.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    key,
    ...pathsOf(field).map((path) => `${key}.${path}`),
  ]);
}

/** Returns the closed lists of a schema: the path of the field, and the values. */
function listsOf(schema: z.ZodType, path = ''): [path: string, values: readonly string[]][] {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodEnum) return askedOfLists.includes(path) ? [] : [[path, plain.options as string[]]];
  if (plain instanceof z.ZodUnion) return (plain.options as z.ZodType[]).flatMap((option) => listsOf(option, path));
  if (!(plain instanceof z.ZodObject)) return [];
  return Object.entries(plain.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    listsOf(field, path ? `${path}.${key}` : key),
  );
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return unwrapped(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as z.ZodType);
  return schema instanceof z.ZodArray ? unwrapped(schema.element as z.ZodType) : schema;
}
