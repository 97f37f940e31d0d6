let page = '';
let product = '';
let inPlaceOfPage: string | null = null;

function show(): void {
  document.title = [inPlaceOfPage ?? page, product].filter(Boolean).join(' | ');
}

/** The title of the route, before the product's name. */
export function setPageTitle(title: string, productName: string): void {
  page = title;
  product = productName;
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
