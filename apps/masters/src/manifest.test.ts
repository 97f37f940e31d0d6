import { importMessages } from '@haisha/imports/import-messages';
import { permissionMatrix } from '@haisha/rules/permission-matrix';
import { isIconName } from '@haisha/ui';
import { describe, expect, test } from 'vitest';
import { administrationMessages } from './administration-messages.ts';
import { clientMessages } from './client-messages.ts';
import { courseMessages } from './course-messages.ts';
import { driverMessages } from './driver-messages.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages.ts';
import { noteMessages } from './note-messages.ts';
import { partnerMessages } from './partner-messages.ts';
import { routes } from './routes.tsx';
import { vehicleHistoryMessages } from './vehicle-history-messages.ts';

const paths = manifest.routes.map(({ path }) => path);

describe('the manifest', () => {
  test('names every page of the route table, and no other', () => {
    const pages = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
    expect(pages).toHaveLength(new Set(pages).size);
    expect([...paths].sort()).toEqual([...pages].sort());
  });

  test('asks only for permissions that exist, and lists those that open no page, each once', () => {
    const asked = [...manifest.routes, ...manifest.navigation].map(({ permission }) => permission);
    const all = [...new Set(asked), ...manifest.permissions];
    expect(all).toHaveLength(new Set(all).size);
    expect(all.filter((permission) => !Object.hasOwn(permissionMatrix, permission))).toEqual([]);
  });

  test('lets nobody into a menu whose page is closed to them', () => {
    for (const { path, permission, icon } of manifest.navigation) {
      expect(manifest.routes.find((route) => route.path === path)?.permission).toBe(permission);
      expect(isIconName(icon)).toBe(true);
    }
  });

  test('names the texts the area brings', () => {
    expect([...manifest.messages].sort()).toEqual(
      Object.keys({
        ...messages,
        ...vehicleHistoryMessages,
        ...clientMessages,
        ...courseMessages,
        ...driverMessages,
        ...noteMessages,
        ...partnerMessages,
        ...administrationMessages,
        ...importMessages,
      }).sort(),
    );
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
  });
});
