import type { EntityFields } from '@haisha/validation/entity';
import { type ComponentType, createContext, useContext } from 'react';
import type { ChangesCall } from '../record-calls.ts';
import type { CorrectionProps } from './correction-props.ts';
import type { PanelProps } from './panel-props.ts';

/** What the parts of a panel know of the row they show. */
export type PanelContent<Row extends EntityFields> = {
  /** The first part of the permissions and the namespace of the words. */
  name: string;
  api: ChangesCall;
  row: Row;
  /** The address of its form. */
  editAt: string;
  /** The form for one value; null where none may be changed. */
  Correction: ComponentType<CorrectionProps<Row>> | null;
  /** The field whose value is being corrected. */
  correcting: string | null;
  correct: (field: string | null) => void;
  undoable: PanelProps<Row>['undoable'];
};

const Content = createContext<PanelContent<never> | null>(null);

export const PanelContentProvider = Content.Provider;

/** The panel that a part stands in. */
export function usePanel<Row extends EntityFields>(): PanelContent<Row> {
  const content = useContext(Content);
  if (!content) throw new Error('only a panel has such parts');
  return content as unknown as PanelContent<Row>;
}
