import * as z from 'zod';

/** Describes what the server returns by type only: a rule that becomes stricter must not make older rows unreadable. */
export function stored<T extends z.ZodRawShape>(shape: T): z.ZodObject<StoredShape<T>> {
  const entries = Object.entries(shape).map(([key, schema]) => [key, withoutChecks(schema as z.ZodType)]);
  return z.object(Object.fromEntries(entries) as StoredShape<T>);
}

type StoredShape<T extends z.ZodRawShape> = { [K in keyof T]: z.ZodType<z.output<T[K]>> };

function withoutChecks(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) return withoutChecks(schema.def.innerType as z.ZodType);
  if (schema instanceof z.ZodPipe) return withoutChecks(schema.def.out as z.ZodType);
  if (schema instanceof z.ZodNullable) return z.nullable(withoutChecks(schema.def.innerType as z.ZodType));
  if (schema instanceof z.ZodArray) return z.array(withoutChecks(schema.def.element as z.ZodType));
  if (schema instanceof z.ZodObject) return stored(schema.def.shape);
  return schema.clone({ ...schema.def, checks: [] });
}
