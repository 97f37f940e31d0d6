import type { Pointer } from '@haisha/releases/pointer';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { areParamsWellFormed } from './are-params-well-formed.ts';

type AreaRoute = Pointer['areas'][string]['provides']['routes'][number];

export type FoundAreaRoute = {
  area: string;
  route: AreaRoute;
  params: Readonly<Record<string, string | undefined>>;
  wellFormed: boolean;
};

type Table = {
  routes: RouteObject[];
  rows: { area: string; route: AreaRoute }[];
  /** The path asked for last: a page asks several times on its way. */
  last?: { path: string; found: FoundAreaRoute | null };
};

const tables = new WeakMap<Pointer, Table>();

function tableOf(pointer: Pointer): Table {
  const known = tables.get(pointer);
  if (known) return known;
  const rows = Object.entries(pointer.areas).flatMap(([area, { provides }]) =>
    provides.routes.map((route) => ({ area, route })),
  );
  const table: Table = { rows, routes: rows.map(({ route }, index) => ({ id: String(index), path: route.path })) };
  tables.set(pointer, table);
  return table;
}

/** Finds the area and its declared route for a path (without language prefix), from the release pointer alone. */
export function findAreaRoute(pointer: Pointer, path: string): FoundAreaRoute | null {
  const table = tableOf(pointer);
  if (table.last?.path !== path) table.last = { path, found: findIn(table, path) };
  return table.last.found;
}

function findIn({ routes, rows }: Table, path: string): FoundAreaRoute | null {
  const match = matchRoutes(routes, path)?.at(-1);
  const row = match && rows[Number(match.route.id)];
  if (!match || !row) return null;
  return { ...row, params: match.params, wellFormed: areParamsWellFormed(match.params) };
}
