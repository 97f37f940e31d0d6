import { type FigureName, type FigureRanges, figureNames, figures, placesOf, unusualRange } from '@haisha/rules/figure';
import type { UncheckedFields } from './cross-field.ts';
import { decimal, type Field, integer } from './field.ts';
import { type FieldError, minValue, type Rule } from './rule.ts';

/** A whole number within what is possible for the figure. */
export function figure(name: FigureName): Field<number> {
  return integer(bounds(name), ...smallest(name));
}

/** The same with decimals. */
export function decimalFigure(name: FigureName): Field<number> {
  return decimal({ ...bounds(name), places: placesOf(name) ?? 0 }, ...smallest(name));
}

/** Points out every figure that lies outside of what is usual; shown next to the field. */
export function unusualFigures(draft: UncheckedFields): FieldError[] {
  return figureNames.flatMap((path) => {
    const value = draft[path];
    const range = typeof value === 'number' ? unusualRange(path, value) : null;
    return range ? [{ path, code: 'unusual', params: { value: Number(value), least: range[0], most: range[1] } }] : [];
  });
}

function bounds(name: FigureName): { min: number; max: number } {
  const { possible, canBeZero }: FigureRanges = figures[name];
  return { min: canBeZero ? 0 : possible[0], max: possible[1] };
}

function smallest(name: FigureName): Rule<number>[] {
  const { possible, canBeZero }: FigureRanges = figures[name];
  const rule = minValue(possible[0]);
  return canBeZero ? [(value) => (value === 0 ? null : rule(value))] : [];
}
