/** Prints some lines without the page around them. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const paper = frame.contentDocument;
  const view = frame.contentWindow;
  if (!paper || !view) return;
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const list = paper.createElement('pre');
  list.textContent = lines.join('\n');
  list.style.fontSize = '14pt';
  paper.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
