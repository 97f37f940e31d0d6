import fc, { type Arbitrary } from 'fast-check';
import type { FormPart } from './upload.ts';

/** As much of JSON Schema as contracts make. */
export type JsonSchema = {
  type?: string;
  enum?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

const oddDays = ['0000-00-00', '0000-01-01', '0001-01-01', '1900-02-29', '9999-12-31', '9999/12/31', '275760-09-13'];
const oddTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udfff', '\ufffe', '\u202e', '𠮷🚚', 'ﷺ'.repeat(60), 'e\u0301'],
  ...[
    ...oddDays,
    '+010000-01-01',
    '0000-01',
    '9999-12',
    '24:00',
    'NaN',
    '-1',
    '1e9',
    '2147483648',
    '9223372036854775808',
    '1e400',
    '0x10',
    '１２',
  ],
  ...["'; drop table vehicles; --", '%', '_', '\\', '"', '{}', '[]', 'null', '__proto__', 'constructor', '-', '--code'],
  ...['00000000-0000-4000-8000-000000000000', 'x'.repeat(300), 'あ'.repeat(3000)],
];
const oddNumbers = [0, -0, -1, 0.1, 1e-320, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e300, -1e300];

/** Text that breaks what is careless: bytes that are no text, numbers and days beyond every bound, signs of SQL. */
const oddText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 30 }),
);

export const oddJson: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}, [null], [[]], [{}]) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Odd text and bytes as they stand in an address. */
export const oddBytes: Arbitrary<string> = fc.oneof(
  oddText.map((text) => percents(Buffer.from(text))),
  fc.uint8Array({ minLength: 1, maxLength: 8 }).map(percents),
  fc.constantFrom('%', '%zz', '..', '%2e%2e', '%2F', ';', '[]'),
);

function percents(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

const headerNames = [
  ...['idempotency-key', 'x-request-id', 'content-type', 'accept', 'accept-encoding', 'origin', 'cookie', 'range'],
  ...['if-none-match', 'if-modified-since', 'x-forwarded-for', 'x-xsrf-token', 'authorization', 'content-encoding'],
  ...['host', 'x-forwarded-host', 'x-forwarded-proto', 'user-agent', 'referer', 'sec-fetch-site', 'accept-language'],
];
const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((byte) => String.fromCharCode(byte)), maxLength: 40 }),
  fc.constantFrom('', '%', 'null', 'application/json; charset=x', 'multipart/form-data', 'bytes=9-1', 'k'.repeat(200)),
);
export const oddHeaders: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...headerNames),
  headerText,
  {
    minKeys: 1,
    maxKeys: 2,
  },
);

/** A body that is no JSON, or not the JSON that is asked for. */
export const oddPayloads: Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  oddText.map((text) => Buffer.from(text)),
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
  fc.constantFrom('{', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '['.repeat(5000)).map((text) => Buffer.from(text)),
);

/** A form with files of names and content that are odd, or whose names are. */
export function oddForms(contents: readonly Buffer[]): Arbitrary<FormPart[]> {
  const content = fc.oneof(
    fc.constantFrom(...contents),
    fc.constantFrom(...contents).chain((whole) => fc.nat(whole.length).map((end) => whole.subarray(0, end))),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  );
  const part: Arbitrary<FormPart> = fc.record(
    {
      name: oddText,
      filename: fc.oneof(fc.constant('a.pdf'), oddText),
      type: fc.oneof(fc.constant('application/octet-stream'), oddText),
      content,
    },
    { requiredKeys: ['content'] },
  );
  return fc.array(part, { maxLength: 2 });
}

/** What a schema says may come, its bounds first. */
function fitting(schema: JsonSchema): Arbitrary<unknown> {
  const { anyOf, type, properties, items } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(fitting));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'object') return fc.record(fittingFields(properties ?? {}));
  if (type === 'array') return fc.array(fitting(items ?? {}), { maxLength: 3 });
  if (type === 'integer' || type === 'number') return fittingNumber(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return fittingText(schema);
  return fc.constant(null);
}

/** What looks as the schema wants it and is beyond what can be kept. */
function nearly({ anyOf = [], ...schema }: JsonSchema): Arbitrary<unknown> {
  const { type, format } = anyOf[0] ?? schema;
  if (format === 'date') return fc.constantFrom(...oddDays);
  return type === 'integer' || type === 'number' ? fc.constantFrom(...oddNumbers) : oddText;
}

function fittingFields(properties: Record<string, JsonSchema>): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fitting(field)]));
}

function fittingNumber({ type, minimum = 0, maximum = 2 ** 31 - 1 }: JsonSchema): Arbitrary<number> {
  const bounds = fc.constantFrom(minimum, maximum);
  const least = Math.ceil(minimum);
  const inside = fc.integer({ min: least, max: Math.floor(maximum) });
  return type === 'integer'
    ? fc.oneof(bounds, inside)
    : fc.oneof(bounds, inside, fc.double({ min: minimum, max: maximum }));
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** One for all fields: the table behind it is large. */
const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });

function fittingText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  if (format === 'date') return fc.oneof(fc.constantFrom('1900-01-01', '2199-12-31'), days);
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.string({ unit: grapheme, minLength, maxLength }), fc.constant('𠮷'.repeat(maxLength)));
}

/** A few of the fields, each as it may be or odd. */
export function someFields({ properties = {} }: JsonSchema, odd: Arbitrary<unknown>, most: number): Arbitrary<object> {
  const all = [...new Set([...Object.keys(properties), 'unknown', 'id'])];
  const fieldOf = (schema: JsonSchema = {}) => fc.oneof(fitting(schema), odd, nearly(schema));
  // Made once: patterns and graphemes are dear to prepare.
  const fields = new Map(all.map((name) => [name, fieldOf(properties[name])]));
  return fc.subarray(all, { maxLength: Math.min(most, all.length) }).chain((names) => {
    return fc.record(Object.fromEntries(names.map((name) => [name, fields.get(name) ?? odd])));
  });
}

/** Each day of a body at the ends of what can be written. */
export function lastDays({ properties = {} }: JsonSchema): Record<string, string>[] {
  const days = Object.entries(properties).filter(
    ([, { anyOf = [], ...schema }]) => (anyOf[0] ?? schema).format === 'date',
  );
  return days.flatMap(([name]) =>
    ['0000-01-01', '1900-01-01', '2199-12-31', '9999-12-31'].map((day) => ({ [name]: day })),
  );
}

/** The query of an address: known names and unknown ones, given once or repeated. */
export function queries({ properties = {} }: JsonSchema): Arbitrary<string> {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(properties), 'q') },
    { weight: 1, arbitrary: oddText.map(encoded) },
  );
  const valueFor = (schema: JsonSchema = {}) => {
    const fit = fitting(schema.items ?? schema).map((value) => encoded(String(value)));
    return fc.oneof(
      fit,
      fit,
      oddBytes,
      nearly(schema).map((value) => encoded(String(value))),
    );
  };
  const values = new Map(Object.entries(properties).map(([known, schema]) => [known, valueFor(schema)]));
  const ofNobody = valueFor();
  const pair = name.chain((known) => (values.get(known) ?? ofNobody).map((value) => `${known}=${value}`));
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
