import { systemClock } from '../../clock.ts';
import { findActor } from '../../http/access/find-actor.ts';
import { permissionDenied } from '../../http/errors.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { rowScopeOf } from '../records/read/row-scope.ts';
import { exportInputSchema, exportKind } from './ask-for-export.ts';
import { type Exports, exportedOf, readQuery } from './exported-entity.ts';
import { prepareExport } from './file/export-file.ts';
import { recordExport } from './record-export.ts';

const limitMs = 30 * 60_000;

/** Writes the file of a long list, of what its owner may take away when it runs and not when it was asked for. */
export const exportJob = (exports: Exports): JobHandler => ({
  kind: exportKind,
  limitMs,
  run: async ({ input, ownerId, db, signal, progress }) => {
    const { entity, query, requestId } = exportInputSchema.parse(input);
    const actor = ownerId === null ? null : await findActor(db, ownerId);
    if (!actor) throw permissionDenied();
    const list = exportedOf(exports, entity);
    const scope = rowScopeOf({ actor }, `${list.name}.export`, systemClock);
    const file = await prepareExport(db, list, readQuery(list, query), scope, exports);
    progress(0, file.rowCount);
    await file.check();
    const content = file.content((count) => {
      signal.throwIfAborted();
      progress(count, file.rowCount);
    });
    return {
      file: { name: file.nameAt(systemClock()).name, mediaType: file.mediaType, content },
      write: async (tx) => {
        await recordExport(tx, { actor, entity: list.name, file, requestId });
        return { rows: file.rowCount };
      },
    };
  },
});
