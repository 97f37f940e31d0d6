const stops =
  'input:not([type=hidden], [tabindex="-1"]), select, textarea, button[type=submit], [role=combobox]:not(input)';

/**
 * Focuses the field to which Enter moves from a field of a form, or Shift+Enter moves back; the text there is selected
 * as it is by Tab, so that typing replaces it.
 */
export function focusNextStop(form: HTMLFormElement, from: HTMLElement, step: 1 | -1): void {
  const all = [...form.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => !element.matches(':disabled, details:not([open]) *') && !isPassedOver(form, element, from),
  );
  const next = all[all.indexOf(from) + step];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** As for Tab, radio buttons of one name are one stop: the one with the focus, else the chosen one, else the first. */
function isPassedOver(form: HTMLFormElement, element: HTMLElement, from: HTMLElement): boolean {
  if (!isRadio(element)) return false;
  const group = [...form.querySelectorAll('input')].filter((one) => isRadio(one) && one.name === element.name);
  const stop = group.find((one) => one === from) ?? group.find(({ checked }) => checked) ?? group[0];
  return element !== stop;
}

function isRadio(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}
