import { demoDrivers, demoRetiredDriver } from '@haisha/demo-company/demo-drivers';
import { demoId } from '@haisha/demo-company/demo-id';
import sharp from 'sharp';
import type { Transaction } from '../db/database.ts';
import { createFileStore } from '../services/files/storage/create-file-store.ts';
import type { Env } from '../settings/env.ts';

const withPhoto = 12;
const withLicence = 8;

/** Drawings in place of the photos of some drivers and of the licences of a few. */
export async function fillDriverImages(tx: Transaction, env: Env, today: string): Promise<void> {
  const store = createFileStore(env);
  const createdBy = demoId('labour');
  const kept = [...demoDrivers(today, []).slice(0, withPhoto), demoRetiredDriver(today)];
  for (const [nth, { id, code }] of kept.entries()) {
    await add(id, { slot: 'photo', name: `${code} 写真`, drawing: portrait(nth), widthPx: 360, heightPx: 480 });
    if (nth >= withLicence && nth < withPhoto) continue;
    const size = { widthPx: 856, heightPx: 540 };
    await add(id, { slot: 'licenceFront', name: `${code} 免許証 表`, drawing: licenceFront(nth), ...size });
    await add(id, { slot: 'licenceBack', name: `${code} 免許証 裏`, drawing: licenceBack(), ...size });
  }

  async function add(
    entityId: string,
    { drawing, name, ...image }: { slot: string; name: string; drawing: string; widthPx: number; heightPx: number },
  ) {
    const content = await sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toBuffer();
    const file = { name: `${name}.jpg`, mediaType: 'image/jpeg', content: [content] };
    await store.store(tx, { ...file, ...image, entity: 'driverImage', entityId, createdBy });
  }
}

/** Head and shoulders, nobody's. */
function portrait(nth: number): string {
  const wall = ['#dfe6ee', '#e8e4da', '#dde8e1'][nth % 3];
  const shirt = ['#3d5a80', '#4f6d57', '#5b5f73', '#7a5c4d'][nth % 4];
  const hair = ['#2f2a26', '#4a4039', '#6e6a66'][nth % 3];
  return svg(360, 480, wall, [
    `<path d="M30 480c0-110 60-160 150-160s150 50 150 160z" fill="${shirt}"/>`,
    '<rect x="150" y="250" width="60" height="90" rx="26" fill="#d9ae8c"/>',
    '<ellipse cx="180" cy="195" rx="82" ry="100" fill="#e6bf9f"/>',
    `<path d="M94 190c-6-90 40-128 86-128s92 38 86 128c-14-52-40-70-86-70s-72 18-86 70z" fill="${hair}"/>`,
  ]);
}

/** The card as it is divided, without a name or a number on it. */
function licenceFront(nth: number): string {
  const band = ['#c9a227', '#4a90b8', '#5a9a68'][nth % 3];
  return svg(856, 540, '#f1ede4', [
    '<rect x="28" y="28" width="800" height="484" rx="24" fill="#fbf9f4" stroke="#b9b3a5" stroke-width="4"/>',
    bar(60, 62, 470),
    bar(60, 112, 380),
    bar(60, 162, 250),
    `<rect x="60" y="212" width="500" height="52" fill="${band}"/>`,
    bar(60, 300, 340),
    bar(60, 346, 300),
    ...Array.from({ length: 7 }, (_, column) => square(60 + column * 62, 400)),
    ...Array.from({ length: 7 }, (_, column) => square(60 + column * 62, 446)),
    '<rect x="596" y="212" width="200" height="260" fill="#dfe6ee" stroke="#b9b3a5" stroke-width="2"/>',
    '<circle cx="696" cy="310" r="50" fill="#b8c4d0"/>',
    '<path d="M616 472c0-62 32-92 80-92s80 30 80 92z" fill="#b8c4d0"/>',
  ]);
}

function licenceBack(): string {
  const lines = [120, 190, 260, 330, 400];
  return svg(856, 540, '#f1ede4', [
    '<rect x="28" y="28" width="800" height="484" rx="24" fill="#fbf9f4" stroke="#b9b3a5" stroke-width="4"/>',
    bar(60, 62, 220),
    ...lines.map((y) => `<path d="M60 ${y}h736" stroke="#b9b3a5" stroke-width="3"/>`),
    ...lines.map((y) => bar(60, y + 24, 140)),
  ]);
}

function svg(width: number, height: number, ground: string | undefined, shapes: readonly string[]): string {
  const paper = `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${shapes.join('')}</svg>`;
}

function bar(x: number, y: number, width: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="22" rx="6" fill="#8f8a80"/>`;
}

function square(x: number, y: number): string {
  return `<rect x="${x}" y="${y}" width="54" height="38" fill="none" stroke="#8f8a80" stroke-width="3"/>`;
}
