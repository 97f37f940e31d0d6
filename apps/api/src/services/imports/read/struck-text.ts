/** Whether a mark of a font applies; without a value it does. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || ['1', 'true'].includes(value);
}

/** Puts the text of a cell together from its pieces; what is struck through in it is left out unless all of it is. */
export function createPieces() {
  let [all, kept] = ['', ''];
  let isStruck = false;
  return {
    begin(): void {
      [all, kept, isStruck] = ['', '', false];
    },
    /** What comes next may look otherwise. */
    beginPiece(): void {
      isStruck = false;
    },
    strike(value: string | undefined): void {
      isStruck = isOn(value);
    },
    add(piece: string): void {
      all += piece;
      if (!isStruck) kept += piece;
    },
    text: () => (kept.trim() === '' ? all : kept),
    hasStruck: () => kept !== all,
  };
}
