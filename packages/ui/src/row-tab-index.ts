import { createContext, useContext } from 'react';

/** 0 in the active row of a grid, -1 in the others; 0 outside a grid. */
export const RowTabIndex = createContext<0 | -1>(0);

/** Returns the `tabIndex` for controls in a row, so that Tab reaches those of the active row alone. */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowTabIndex);
}
