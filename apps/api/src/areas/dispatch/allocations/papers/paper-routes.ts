import type { PrintedDocument } from '@haisha/documents/document';
import type { Permission } from '@haisha/rules/permission';
import { paperQuerySchema } from '@haisha/validation/allocation';
import { idParamsSchema } from '@haisha/validation/entity';
import { problemSchema } from '@haisha/validation/problem';
import { recordInWrongState } from '../../../../http/errors.ts';
import type { Module } from '../../../../module.ts';
import { type PaperText, paperText } from '../../../../services/papers/paper-text.ts';
import { sendPaper } from '../../../../services/papers/send-paper.ts';
import { rowScopeOf } from '../../../../services/records/read/row-scope.ts';
import { instructionSheet } from './instruction-sheet.ts';
import { orderForm } from './order-form.ts';
import { type PaperFacts, readPaper } from './read-paper.ts';

type Paper = {
  name: string;
  access: Permission;
  make: (facts: PaperFacts, text: PaperText) => PrintedDocument;
};

/** The papers of one run as PDF, each with an address of its own. */
export const paperRoutes: Module = (app, { db, clock }) => {
  function route({ access, make, name }: Paper): void {
    app.get(
      `/allocations/:id/${name}`,
      {
        config: { access },
        schema: {
          tags: ['allocation'],
          params: idParamsSchema,
          querystring: paperQuerySchema,
          response: { '4xx': problemSchema },
        },
      },
      async (request, reply) => {
        const facts = await readPaper(db, request.params.id, rowScopeOf(request, access, clock));
        const document = make(facts, paperText(request.query.locale));
        return sendPaper(reply, document, `${name}-${facts.run.number}`);
      },
    );
  }

  route({
    name: 'order-form',
    access: 'allocation.readOrderForm',
    make: ({ company, ...facts }, text) => {
      if (facts.run.ownership !== 'hired' || company === null) throw recordInWrongState(facts.run);
      return orderForm({ ...facts, company }, text);
    },
  });
  route({ name: 'instruction-sheet', access: 'allocation.read', make: instructionSheet });
};
