import { problemSchema } from '@haisha/validation/problem';
import { timeChangeRuleInputSchema, timeChangeRulesSchema } from '@haisha/validation/time-change';
import type { Module } from '../../../module.ts';
import { writeOf } from '../../../services/records/write/write-of.ts';
import { readRules, setRule } from './time-change-rule.ts';

const tags = ['timeChange'];
const path = '/time-change-rule';
const response = { 200: timeChangeRulesSchema, '4xx': problemSchema };

/** What needs a second person, changes of punches after some days and corrections of reports: a setting of the company, with its history. */
export const timeChangeRuleRoutes: Module = (app, { clock, db }) => {
  app.get(path, { config: { access: 'timeChange.read' }, schema: { tags, response } }, async () => await readRules(db));

  app.put(
    path,
    { config: { access: 'timeChange.updateRule' }, schema: { tags, body: timeChangeRuleInputSchema, response } },
    async (request) =>
      await db.transaction((tx) => setRule(writeOf(request, 'timeChange.updateRule', clock, tx), request.body)),
  );
};
