import type { FileMediaType } from '@haisha/validation/file';
import type { Sharp } from 'sharp';
import { fileDamaged, fileOfTooManyPixels } from './refused-file.ts';

type ImageType = Exclude<FileMediaType, 'application/pdf'>;
type CleanImage = { content: Buffer; widthPx: number; heightPx: number };

const longestSidePx = 4096;
/** More than phones take; an image that claims more is there to fill the memory. */
const mostPixels = 100_000_000;
const mostSeconds = 30;

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 85 }),
};

/**
 * The pixels of an image and nothing else, turned as the camera was held: place, device and time that it wrote into the
 * file are gone, and so is whatever somebody hung behind it.
 */
export async function cleanImage(content: Buffer, mediaType: ImageType): Promise<CleanImage> {
  const { default: sharp } = await import('sharp');
  const image = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: mostSeconds });
  try {
    const { data, info } = await encoders[mediaType](image).toBuffer({ resolveWithObject: true });
    return { content: data, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (!/pixel limit|too large|timeout/i.test(text)) throw fileDamaged();
    throw fileOfTooManyPixels(mostPixels / 1_000_000);
  }
}
