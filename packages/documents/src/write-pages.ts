import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { PrintedDocument } from './document.ts';
import { fontFile, printable, textWidth, weights } from './fonts.ts';
import { layOut, margin, type Page } from './lay-out.ts';

const colours = { ink: '#111111', missing: '#b00020', border: '#8a8a8a', fill: '#f0f0f0', foot: '#555555' };
const footSize = 7.5;
/** From the upper edge of a line to its base line, in sizes of the type. */
const ascent = 1.12;

/** Writes the pages of a paper, each when the one before it was read. */
export async function writePages(document: PrintedDocument, out: PassThrough): Promise<void> {
  const pages = layOut(document);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: document.language,
    pdfVersion: '1.7',
    info: { Title: document.title, Producer: 'Haisha', Creator: 'Haisha' },
    displayTitle: true,
  });
  pdf.on('data', (chunk: Buffer) => out.write(chunk));
  pdf.on('end', () => out.end());
  for (const weight of weights) pdf.registerFont(weight, fontFile(weight));
  for (const [at, page] of pages.entries()) {
    // Others are served between two pages.
    await setImmediate();
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
    if (out.destroyed) return;
    pdf.addPage({ size: [page.width, page.height], margin: 0 });
    paint(pdf, page);
    paintFoot(pdf, page, { foot: document.foot, number: `${at + 1} / ${pages.length}` });
  }
  pdf.end();
}

function paint(pdf: PDFKit.PDFDocument, { pieces }: Page): void {
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      pdf
        .font(piece.weight)
        .fontSize(piece.size)
        .fillColor(piece.isMissing ? colours.missing : colours.ink)
        .text(piece.text, piece.x, piece.y + piece.size * ascent, { lineBreak: false, baseline: 'alphabetic' });
    } else {
      const { height, isFilled, width, x, y } = piece;
      pdf.lineWidth(0.5).rect(x, y, width, height);
      if (isFilled) pdf.fillAndStroke(colours.fill, colours.border);
      else pdf.stroke(colours.border);
    }
  }
}

function paintFoot(
  pdf: PDFKit.PDFDocument,
  { height, width }: Page,
  { foot, number }: { foot: string; number: string },
): void {
  const y = height - margin.bottom / 2;
  const line = { lineBreak: false, baseline: 'alphabetic' } as const;
  pdf.font('regular').fontSize(footSize).fillColor(colours.foot);
  pdf.text(printable(foot).replaceAll('\n', ' '), margin.x, y, line);
  pdf.text(number, width - margin.x - textWidth(number, footSize, 'regular'), y, line);
}
