let page = '';
let inPlaceOfPage: string | null = null;

function show(): void {
  document.title = inPlaceOfPage ?? page;
}

/** The title of the route. */
export function setPageTitle(title: string): void {
  page = title;
  show();
}

/** A title that stands while something else than the route's page is shown, such as an error; undone by the answer. */
export function overrideTitle(title: string): () => void {
  inPlaceOfPage = title;
  show();
  return () => {
    if (inPlaceOfPage === title) inPlaceOfPage = null;
    show();
  };
}
