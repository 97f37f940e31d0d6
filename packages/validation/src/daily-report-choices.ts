/** A reason says more than a word. */
export const leastReasonLetters = 5;
