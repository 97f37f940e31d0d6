/** Where the board stands. */
export const boardPath = '/vehicle-allocation';
