import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { fileChunks } from '../../../db/schema/services/files.ts';
import type { Storage } from './file-store.ts';
import { inPieces } from './pieces.ts';

/** As text, which has two digits a byte, a piece fits into what a socket gives at once: nothing is put together again. */
const pieceBytes = 30 * 1024;

/** Content in the database, in pieces: safe for several processes, and saved with everything else. */
export const databaseStorage: Storage = {
  async write(tx, fileId, content) {
    let number = 0;
    for await (const piece of inPieces(content, pieceBytes)) {
      await tx.insert(fileChunks).values({ fileId, number, content: piece });
      number += 1;
    }
  },
  read: async (db, id) => Readable.from(pieces(db, id), { objectMode: false }),
  // Pieces go with their row, and a row that was rolled back never had any.
  remove: async () => undefined,
  clearOrphans: async () => undefined,
};

async function* pieces(db: Database, fileId: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const [piece] = await db
      .select({ content: fileChunks.content })
      .from(fileChunks)
      .where(and(eq(fileChunks.fileId, fileId), eq(fileChunks.number, number)));
    if (!piece) return;
    yield piece.content;
  }
}
