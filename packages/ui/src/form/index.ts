export { BottomBar } from './bottom-bar.tsx';
export { Form, type FormProps } from './form.tsx';
export { FormActions, type FormActionsProps } from './form-actions.tsx';
export { FormLocked } from './form-locked.ts';
export { FormRow, FormSection, type FormSectionProps } from './form-section.tsx';
