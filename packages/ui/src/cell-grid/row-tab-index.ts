import { createContext, useContext } from 'react';

/** 0 in the active row, -1 in the others; 0 outside a grid. */
export const RowTabIndex = createContext<0 | -1>(0);

/** Returns the `tabIndex` for controls in the lead or the foot of a row, so that the whole grid is one tab stop. */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowTabIndex);
}
