import type { ComponentType } from 'react';

/** The correction of one value of a row, in the place where it stands. */
export type CorrectionProps<Row> = {
  row: Row;
  /** The field, as the form calls it. */
  field: string;
  /** The address of the form, for what cannot be corrected here. */
  editAt: string;
  onClose: () => void;
};

/** Loads what the values of a row are corrected with. */
export type LoadCorrection<Row> = () => Promise<ComponentType<CorrectionProps<Row>>>;
