export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-chips.tsx';
export type { BarTool } from './more-tools.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { type SheetChoicesProps, useSheetChoices } from './sheet-choices.ts';
