const stops =
  'input:not([type=hidden], [tabindex="-1"]), select, textarea, button[type=submit], [role=combobox]:not(input)';

/**
 * Focuses the field to which Enter moves from a field of a form, or Shift+Enter moves back; the text there is selected
 * as it is by Tab, so that typing replaces it.
 */
export function focusNextStop(form: HTMLFormElement, from: HTMLElement, step: 1 | -1): void {
  const all = [...form.querySelectorAll<HTMLElement>(stops)].filter((element) => !element.matches(':disabled'));
  const next = all[all.indexOf(from) + step];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
