import { permissions, roles, scopes } from '@haisha/rules/permission';
import { permissionGroups } from '@haisha/rules/permission-groups';
import { nameImportedBy } from '@haisha/rules/records';
import { auditActions } from '@haisha/validation/audit-choices';
import { entityFields } from '@haisha/validation/entity';
import { problemStatus } from '@haisha/validation/problem';
import { retentionSubjects } from '@haisha/validation/retention';
import { vehicleStatusInputSchema } from '@haisha/validation/vehicle';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { entities, pathsOf } from '../test/entities.ts';
import { locales } from './locales.ts';
import { recordName } from './record-name.ts';

/** Besides those of the entities. */
const namespaces = ['audit', 'entity', 'permission', 'problem', 'retention', 'shell'];

beforeAll(async () => {
  await i18next.init({ lng: 'ja', fallbackLng: false, resources: {} });
  for (const namespace of [...namespaces, ...entities.map(({ name }) => name)]) {
    const file = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const locale of locales) {
      i18next.addResourceBundle(locale, namespace, (await import(`./${locale}/${file}.json`)).default);
    }
  }
});

describe.each(locales)('in %s', (locale) => {
  const missing = (namespace: string, section: string, keys: readonly string[]) =>
    keys.filter((key) => !i18next.exists(`${namespace}:${section}.${key}`, { lng: locale }));

  test.each(entities)('$name, its fields and the values of its lists have labels', ({ name, fields, lists }) => {
    expect(i18next.exists(`${name}:name`, { lng: locale })).toBe(true);
    expect(missing(name, 'field', fields)).toEqual([]);
    const sections = Object.keys(i18next.getResourceBundle(locale, name));
    const isLabelled = (values: readonly string[]) =>
      sections.some((section) => missing(name, section, values).length === 0);
    expect([...lists].filter(([, values]) => !isLabelled(values))).toEqual([]);
  });

  test('the fields that all entities share have labels', () => {
    const shared = Object.keys(entityFields).filter((path) => path !== 'id');
    expect(missing('entity', 'field', shared)).toEqual([]);
  });

  test('the command that changes a status and every role have labels', () => {
    const fields = pathsOf(vehicleStatusInputSchema).filter((path) => path !== 'version');
    expect(missing('vehicle', 'statusField', fields)).toEqual([]);
    expect(missing('shell', 'role', roles)).toEqual([]);
  });

  test('every permission and the rows it reaches have labels', () => {
    const [subjects = [], acts = []] = [0, 1].map((part) =>
      permissions.map((permission) => permission.split('.')[part] ?? ''),
    );
    const isNamed = (subject: string) => recordName(nameImportedBy(`${subject}.create`) ?? subject, locale) !== null;
    expect(missing('permission', 'subject', subjects).filter((subject) => !isNamed(subject))).toEqual([]);
    expect(missing('permission', 'group', permissionGroups)).toEqual([]);
    expect(missing('permission', 'act', acts)).toEqual([]);
    for (const section of ['scope', 'scopeHelp']) expect(missing('permission', section, scopes)).toEqual([]);
  });

  test('a role has the same name everywhere and an explanation', () => {
    const called = (namespace: string) => roles.map((role) => i18next.t(`${namespace}.${role}`, { lng: locale }));
    expect(called('user:roles')).toEqual(called('shell:role'));
    expect(missing('user', 'rolesHelp', roles)).toEqual([]);
  });

  test('every action of the audit log has a label', () => {
    expect(missing('audit', 'action', auditActions)).toEqual([]);
  });

  test('every subject of a retention rule has a label', () => {
    for (const section of ['subject', 'removed']) expect(missing('retention', section, retentionSubjects)).toEqual([]);
  });

  test('every problem has a sentence', () => {
    const codes = [...Object.keys(problemStatus), 'network', 'timeout'];
    expect(codes.filter((code) => !i18next.exists(`problem:${code}`, { lng: locale }))).toEqual([]);
  });
});
