const stops =
  'input:not([type=hidden], [tabindex="-1"]), select, textarea, button[type=submit], [role=combobox]:not(input)';

/** Returns the field to which Enter moves from a field of a form, or Shift+Enter moves back. */
export function nextStop(form: HTMLFormElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLElement>(stops)].filter((element) => !element.matches(':disabled'));
  return all[all.indexOf(from) + step];
}
