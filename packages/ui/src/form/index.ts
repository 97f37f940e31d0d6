export { FieldGrid } from '../fields/field-box.ts';
export { BottomBar } from './bottom-bar.tsx';
export { FoldsWait } from './fold.tsx';
export { Form, type FormProps } from './form.tsx';
export { FormActions, type FormActionsProps } from './form-actions.tsx';
export { FormFaults } from './form-faults.tsx';
export { FormLocked } from './form-locked.ts';
export { useAfterChange } from './form-pulse.tsx';
export { FormRow, FormSection, type FormSectionProps, OptionalFields } from './form-section.tsx';
