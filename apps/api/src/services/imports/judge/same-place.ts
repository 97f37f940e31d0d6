import { searchText } from '@haisha/rules/search-text';
import { distance } from 'fastest-levenshtein';
import type { AnyInput } from '../imported-entity.ts';

/** Two names are alike from this share of equal characters on. */
const leastLikeness = 0.6;
const mostMetres = 50;
const metresPerDegree = 111_320;
/** As `cellOf` of the indexes has them: about 100 m; whatever is within 50 m is in the same or a neighbouring one. */
const cellsPerDegree = 1_000;
/** Where hundreds lie on one spot, as those that were found by their town alone, so many of a cell are compared. */
export const mostInCell = 100;
/** More than there are columns, so that cells are numbered row by row. */
const rowOfCells = 1_000_000;
const around = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => north * rowOfCells + east));

export type Place = { name: string; latitude: number; longitude: number };
export type PlacedRow = Place & { number: number };

export function placeOf({ name, latitude, longitude }: AnyInput): Place | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof name !== 'string') return null;
  return { name, latitude, longitude };
}

/** Under what a row is found by others nearby. */
export function placeKey(place: Place): string {
  return `~place ${cellOf(place)}`;
}

/** The keys of a cell and of those around it; of another key that key alone. */
export function keysAround(key: string): string[] {
  const [, cell] = /^~place (-?\d+)$/.exec(key) ?? [];
  return cell === undefined ? [key] : around.map((step) => `~place ${Number(cell) + step}`);
}

function cellOf({ latitude, longitude }: Place): number {
  return Math.floor(latitude * cellsPerDegree) * rowOfCells + Math.floor(longitude * cellsPerDegree);
}

/** A similar name within 50 m. */
export function isSamePlace(one: Place, other: Place): boolean {
  const north = (one.latitude - other.latitude) * metresPerDegree;
  const east = (one.longitude - other.longitude) * metresPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  if (Math.hypot(north, east) > mostMetres) return false;
  const [name, otherName] = [searchText(one.name), searchText(other.name)];
  const longest = Math.max(name.length, otherName.length, 1);
  const isPart = name.includes(otherName) || otherName.includes(name);
  return isPart || 1 - distance(name, otherName) / longest >= leastLikeness;
}

/** By the number of a row the rows that may be the same place, in the order of the file. */
export function findSamePlaces(rows: readonly PlacedRow[]): Map<number, number[]> {
  const cells = Map.groupBy(rows, cellOf);
  const found = new Map<number, number[]>();
  for (const [cell, within] of cells) {
    const nearby = around.flatMap((step) => cells.get(cell + step)?.slice(0, mostInCell) ?? []);
    for (const row of within.slice(0, mostInCell)) {
      const same = nearby.filter((other) => other.number !== row.number && isSamePlace(row, other));
      if (same.length > 0)
        found.set(
          row.number,
          same.map(({ number }) => number).sort((a, b) => a - b),
        );
    }
  }
  return found;
}
