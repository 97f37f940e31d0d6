import { createContext, useContext } from 'react';

/** 0 in the row that has the caret, -1 in the others; 0 outside of a grid. */
export const RowTabIndex = createContext<0 | -1>(0);

/** The `tabIndex` of what stands in the lead or the foot of a row, so that the whole grid is one stop of the Tab key. */
export function useRowTabIndex(): 0 | -1 {
  return useContext(RowTabIndex);
}
