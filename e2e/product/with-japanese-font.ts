import type { Page } from '@playwright/test';

/** Makes the page find a Japanese font, as desktops have one, whether this machine has one or not: see ADR 13. */
export async function withJapaneseFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const read = prototype.getImageData;
    let pictures = 0;
    prototype.getImageData = function getImageData(...where: Parameters<typeof read>) {
      const picture = read.apply(this, where);
      picture.data[0] = pictures;
      pictures += 1;
      return picture;
    };
  });
}
