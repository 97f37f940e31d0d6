/** What stands in the fields of a fold, as far as one line can say it. */
export type ContentOfFold = {
  /** The names of the fields. */
  labels: string[];
  /** What is said of those that are filled in: mostly the name with the value. */
  told: string[];
  /** The entries of the lists among them. */
  rows: number;
};

type AnyControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const named = '[data-field][data-name]';

/** Reads what people would read if the fold were open; `saysValues` leaves the names out. */
export function contentOf(place: HTMLElement, saysValues: boolean): ContentOfFold {
  const fields = [...place.querySelectorAll<HTMLElement>(named)].filter(
    // What belongs to a list is told with the list.
    (field) => !place.contains(field.parentElement?.closest(named) ?? null),
  );
  return {
    labels: fields.map(({ dataset }) => dataset.name ?? ''),
    told: fields.flatMap((field) => {
      const value = valueIn(field);
      return value === '' ? [] : [said(field.dataset.name ?? '', value, saysValues)];
    }),
    rows: fields.reduce((sum, { dataset }) => sum + Number(dataset.rows ?? 0), 0),
  };
}

export function isSameContent(one: ContentOfFold, other: ContentOfFold): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function said(name: string, value: string, saysValues: boolean): string {
  return saysValues || value === name ? value : `${name} ${value}`;
}

/** Of a list the first value of each entry. */
function valueIn(field: HTMLElement): string {
  if (field.dataset.rows === undefined) return textsIn(field).join(' ');
  const entries = field.querySelectorAll<HTMLElement>('[data-entry]');
  return [...entries].map((entry) => textsIn(entry)[0] ?? '').join(' ');
}

function textsIn(place: HTMLElement): string[] {
  const controls = [...place.querySelectorAll<AnyControl>('input:not([type=color]), select, textarea')];
  return controls.map(textOf).filter((text) => text !== '');
}

function textOf(control: AnyControl): string {
  if (control.getAttribute('aria-hidden') === 'true') return '';
  if (control instanceof HTMLSelectElement) {
    return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
  }
  if (control.type !== 'checkbox' && control.type !== 'radio') return control.value.trim().replaceAll('\n', ' ');
  return (control as HTMLInputElement).checked ? (control.closest('label')?.textContent?.trim() ?? '') : '';
}
