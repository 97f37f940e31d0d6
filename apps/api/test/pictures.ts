import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What a camera wrote into a photo: the bytes of it must not come out again. */
export const cameraName = 'SECRET-CAMERA-9000';

/** A photo of 60 × 40 pixels, red at its left edge, by a phone that was held upright and knew where it was. */
export function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const red = { create: { width: 20, height: 40, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: cameraName },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '35/1 54/1 28/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '139/1 37/1 26/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

export function plainImage(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
}

/** A few hundred bytes that claim to be so large an image. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(200_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The beginning of what an iPhone writes. */
export const heicFile = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(64),
]);

export const pdfFile = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
);

/** A picture of one pixel. */
export const pixelFile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
