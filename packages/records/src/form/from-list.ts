import { createContext } from 'react';

/** Whether a row is shown as its list knows it, until it has been read anew. */
export const FromList = createContext(false);
