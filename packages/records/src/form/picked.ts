/** The fields of a row that its form holds, in the order of the schema. */
export function picked<Input extends object>(shape: Readonly<Record<keyof Input, unknown>>, row: Input): Input {
  const names = Object.keys(shape) as (keyof Input)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Input;
}
