import { demoId } from '@haisha/demo-company/demo-id';
import { type DemoComment, type DemoNote, demoFullEntries, demoUsualEntries } from '@haisha/demo-company/demo-notes';
import { scopeFor } from '@haisha/rules/permission';
import { visibilitiesOf } from '@haisha/validation/destination-note-choices';
import { asc } from 'drizzle-orm';
import sharp from 'sharp';
import { sealCode } from '../areas/masters/access-codes/access-code-store.ts';
import { commentRow } from '../areas/masters/destination-notes/comment-repository.ts';
import { noteRow } from '../areas/masters/destination-notes/note-repository.ts';
import type { Transaction } from '../db/database.ts';
import { byCodePoint } from '../db/indexes.ts';
import { users } from '../db/schema/identity/users.ts';
import { accessCodes } from '../db/schema/masters/access-codes.ts';
import { destinationNotes } from '../db/schema/masters/destination-notes.ts';
import { destinations } from '../db/schema/masters/destinations.ts';
import { noteComments } from '../db/schema/masters/note-comments.ts';
import { noteReads } from '../db/schema/masters/note-reads.ts';
import { createFileStore } from '../services/files/storage/create-file-store.ts';
import type { Env } from '../settings/env.ts';

const written = 60;
const withCodes = 5;
/** What is newer is new to everybody. */
const newHours = 36;

type Given = { env: Env; now: Date; today: string };
type Read = typeof noteReads.$inferInsert;

/** What the people of the demo company have written about its destinations, and the codes of a few. */
export async function fillNotes(tx: Transaction, given: Given): Promise<void> {
  const places = await tx
    .select({ id: destinations.id })
    .from(destinations)
    .orderBy(asc(byCodePoint(destinations.code)));
  const step = Math.max(1, Math.floor(places.length / written));
  const chosen = places.filter((_, index) => index % step === 0).slice(0, written);
  const people = await tx.select({ id: users.id, roles: users.roles }).from(users);
  const reads: Read[] = [];
  for (const [index, { id }] of chosen.entries()) {
    const { notes, comments } = index === 0 ? demoFullEntries(given.today) : demoUsualEntries(index);
    for (const [nth, note] of notes.entries()) await writeNote(id, note, nth);
    for (const [nth, comment] of comments.entries()) await writeComment(id, comment, nth + 1);
  }
  await tx.insert(noteReads).values(reads);
  await fillCodes(tx, given, chosen.slice(0, withCodes));

  async function writeNote(
    destinationId: string,
    { by, hoursAgo, confirmedBy, photos = 0, ...input }: DemoNote,
    nth: number,
  ) {
    const id = demoId(`note ${destinationId} ${nth}`);
    const createdBy = demoId(by);
    const [createdAt, today] = [at(hoursAgo), { createdBy, updatedBy: createdBy }];
    await tx
      .insert(destinationNotes)
      .values({ id, destinationId, ...noteRow(input), ...today, createdAt, updatedAt: createdAt });
    for (let photo = 0; photo < photos; photo += 1) await addPhoto(tx, given.env, { id, createdBy, nth: nth + photo });
    markRead(id, input.visibility, { by, hoursAgo, confirmedBy });
  }

  async function writeComment(
    destinationId: string,
    { by, hoursAgo, confirmedBy, ...input }: DemoComment,
    number: number,
  ) {
    const id = demoId(`comment ${destinationId} ${number}`);
    const createdBy = demoId(by);
    const createdAt = at(hoursAgo);
    const row = {
      id,
      destinationId,
      number,
      ...commentRow(input),
      createdBy,
      updatedBy: createdBy,
      createdAt,
      updatedAt: createdAt,
    };
    await tx.insert(noteComments).values(row);
    markRead(id, input.visibility, { by, hoursAgo, confirmedBy });
  }

  /** By its author at once, by those who confirmed it, and what is older by all whom it is meant for. */
  function markRead(
    entryId: string,
    visibility: DemoNote['visibility'],
    facts: Pick<DemoNote, 'by' | 'hoursAgo' | 'confirmedBy'>,
  ) {
    for (const person of people) {
      const isMeant = person.roles.some((role) =>
        visibilitiesOf([role], scopeFor(role, 'destinationNote.read')).includes(visibility),
      );
      const isAuthor = person.id === demoId(facts.by);
      const hasConfirmed = facts.confirmedBy?.some((role) => person.id === demoId(role)) ?? false;
      if (!isMeant || !(isAuthor || hasConfirmed || facts.hoursAgo > newHours)) continue;
      const readAt = at(Math.max(0, facts.hoursAgo - 2));
      reads.push({ entryId, userId: person.id, readAt, confirmedAt: hasConfirmed ? readAt : null });
    }
  }

  function at(hoursAgo: number): string {
    return new Date(given.now.getTime() - hoursAgo * 3_600_000).toISOString();
  }
}

async function fillCodes(tx: Transaction, { env }: Given, places: readonly { id: string }[]): Promise<void> {
  const by = demoId('manager');
  await tx.insert(accessCodes).values(
    places.map(({ id }, index) => ({
      destinationId: id,
      keyBoxCode: sealCode(env, id, 'keyBoxCode', `${4000 + index * 137}`),
      alarmCode: index % 2 === 0 ? sealCode(env, id, 'alarmCode', `7${index}1${index}`) : null,
      instructions: sealCode(env, id, 'instructions', '裏口右のキーボックス。解錠後30秒以内に警備を解除する。'),
      updatedBy: by,
    })),
  );
}

/** A drawing of a back entrance in place of a photo: a wall, a door, a step. */
async function addPhoto(
  tx: Transaction,
  env: Env,
  { id, createdBy, nth }: { id: string; createdBy: string; nth: number },
) {
  const wall = ['#c9b79c', '#a9b4c2', '#b5c2a9'][nth % 3];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="620" fill="${wall}"/><rect y="620" width="1200" height="280" fill="#77787b"/>
    <rect x="${380 + nth * 60}" y="200" width="300" height="420" fill="#4b5a68"/>
    <rect x="${330 + nth * 60}" y="150" width="400" height="36" fill="#3a3a3c"/>
    <rect x="${350 + nth * 60}" y="620" width="360" height="46" fill="#9b9b9f"/>
    <circle cx="${640 + nth * 60}" cy="430" r="12" fill="#e6c75a"/></svg>`;
  const content = await sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
  const file = { name: `裏口${nth + 1}.jpg`, mediaType: 'image/jpeg', widthPx: 1200, heightPx: 900 };
  const owner = { entity: 'destinationNote', entityId: id, createdBy };
  await createFileStore(env).store(tx, { ...file, ...owner, content: [content] });
}
