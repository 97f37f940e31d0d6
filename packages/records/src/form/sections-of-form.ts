import { focusInSight, scrollToElement } from '@haisha/ui/scroll';

/** A section of a form, as its index tells it. */
export type SectionOfForm = {
  id: string;
  title: string;
  /** Fields at fault. */
  faults: number;
  /** Fields that somebody else changed as well. */
  clashes: number;
  /** The entries of the lists in it. */
  entries: number;
};

const control = 'input:not([tabindex="-1"]), select, textarea';

/** The sections of the form around an element, in their order on the page. */
export function sectionsAround(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.closest('form')?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
}

/** What stands in a section at the moment. */
export function readSection(section: HTMLElement): SectionOfForm {
  const lists = [...section.querySelectorAll<HTMLElement>('[data-rows]')];
  return {
    id: section.id,
    title: section.dataset.section ?? '',
    faults: section.querySelectorAll('[data-field][data-invalid]').length,
    clashes: section.querySelectorAll('[data-offer]').length,
    entries: lists.reduce((sum, { dataset }) => sum + Number(dataset.rows), 0),
  };
}

/** Leads to a section: to what is wrong in it, else to its first field. */
export function goToSection(section: HTMLElement, barPx: number): void {
  const fold = section.querySelector<HTMLDetailsElement>('details[data-kind=section]');
  if (fold) fold.open = true;
  const fault = section.querySelector('[data-field][data-invalid], [data-offer]')?.querySelector<HTMLElement>(control);
  if (fault) {
    for (const one of section.querySelectorAll('details')) if (one.contains(fault)) one.open = true;
    focusInSight(fault, fault.closest('[data-field]') ?? fault);
    return;
  }
  section.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  scrollToElement(section, barPx);
}
