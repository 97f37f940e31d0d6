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

type Table = { routes: RouteObject[]; rows: { area: string; route: AreaRoute }[] };

const tables = new WeakMap<Pointer, Table>();

function tableOf(pointer: Pointer): Table {
  const known = tables.get(pointer);
  if (known) return known;
  const rows = Object.entries(pointer.areas).flatMap(([area, { provides }]) =>
    provides.routes.map((route) => ({ area, route })),
  );
  const table = { rows, routes: rows.map(({ route }, index) => ({ id: String(index), path: route.path })) };
  tables.set(pointer, table);
  return table;
}

/** Finds the area and its declared route for a path (without language prefix), from the release pointer alone. */
export function findAreaRoute(pointer: Pointer, path: string): FoundAreaRoute | null {
  const { routes, rows } = tableOf(pointer);
  const match = matchRoutes(routes, path)?.at(-1);
  const row = match && rows[Number(match.route.id)];
  if (!match || !row) return null;
  return { ...row, params: match.params, wellFormed: areParamsWellFormed(match.params) };
}
