import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A page of a PDF as a reader shows it: its text, and its picture at `scale` pixels a point. */
export type SeenPage = {
  text: string;
  width: number;
  height: number;
  /** Tells how many pixels within a box, in points, are not white. */
  inkIn: (box: { x: number; y: number; width: number; height: number }) => number;
};

const scale = 2;
const white = 235;
let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF with the engine of Chrome and draws its pages. */
export async function readPdf(content: Uint8Array): Promise<SeenPage[]> {
  library ??= PDFiumLibrary.init();
  const pdf = await (await library).loadDocument(content);
  try {
    const pages: SeenPage[] = [];
    for (const page of pdf.pages()) {
      // Read before it is drawn: the engine keeps one thing of a page at a time.
      const text = page.getText().replaceAll('\r\n', '\n');
      const { data, height, width } = await page.render({ scale, render: 'bitmap' });
      pages.push({
        text,
        width: width / scale,
        height: height / scale,
        inkIn: (box) => inkOf(data, width, box),
      });
    }
    return pages;
  } finally {
    pdf.destroy();
  }
}

function inkOf(data: Uint8Array, width: number, box: { x: number; y: number; width: number; height: number }): number {
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const [right, bottom] = [Math.round((box.x + box.width) * scale), Math.round((box.y + box.height) * scale)];
  let ink = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if ((data[(y * width + x) * 4 + 1] ?? 255) < white) ink++;
  }
  return ink;
}
